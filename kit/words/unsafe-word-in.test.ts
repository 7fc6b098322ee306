import { expect, test } from 'vitest'
import { unsafeWordIn } from './unsafe-word-in.ts'

/** Words that schools need but careless lists refuse. */
const schoolWords =
  `ass donkey spit chink of light assess assassin class grass passage bass cocktail cockpit peacock weathercock Scunthorpe Essex Sussex Middlesex
sextant sexton sexual-less homo sapiens Homo erectus titanium title titmouse Titan Uranus analysis canal anus-free arsenal arsenic shiitake shuttlecock
dickens Charles Dickens cumulus document cucumber circumference accumulate prickle pricked finger dyke dam damp Amsterdam hell hello shell nude naked mole rat
kill war drug medicine alcohol tobacco smoking gun gunpowder bomb atom bomb plague guillotine slave slavery breastbone breast milk bloody Mary blood
rapeseed grape drape therapist therapy raptor scrap crape hoe shoe scunner niggle Niger Nigeria Nigerian snigger spice spices auspicious hooker-free
fagus fagot-free retardant tardigrade spasm cretaceous Crete moronic-free oxymoron semenly-free seminar analog heroine heroic Japan Japanese japonica Pakistan
Pakistani coconut raccoon cocoon tycoon gypsum Egypt honk honkytonk Dykstra Aryan-free suicide-free methane method hashish-free pot potato weed seaweed
grasshopper crack nutcracker horn horny scales ecstasy-free booby trap boobook-free bongo oblong belong vapor vaporize evaporation`
    .split(/\s+/)
    .filter(word => word !== '' && !word.endsWith('-free') && word !== 'sexual-less')

test.each([...new Set(schoolWords)])('%s is harmless', word => {
  expect(unsafeWordIn(`What is ${word} about?`)).toBeUndefined()
})

test.each([
  'Who wrote Moby-Dick?',
  'What does the pussy willow grow in spring?',
  'Which river meets the Rio Negro?',
  'Prince Myshkin is the hero of The Idiot.',
  'Blue tits and great tits eat seeds.',
  'Which plants use asexual reproduction?',
  'A Maine Coon is a large cat.',
])('%s', sentence => {
  expect(unsafeWordIn(sentence)).toBeUndefined()
})

test.each([
  ['What the FUCK is this?', 'fuck'],
  ['He is an Idiot.', 'idiot'],
  ['Shïtty weather', 'shitty'],
  ['a story of rape', 'rape'],
  ['a line of cocaine', 'cocaine'],
  ['death by suicide', 'suicide'],
  ['pornographic films', 'pornographic'],
  ['two-faced bastard-like', 'bastard'],
])('%s is unsafe', (sentence, word) => {
  expect(unsafeWordIn(sentence)).toBe(word)
})

test('A topic may allow a word', () => {
  expect(unsafeWordIn('A bitch is a female dog.')).toBe('bitch')
  expect(unsafeWordIn('A bitch is a female dog.', new Set(['bitch']))).toBeUndefined()
})
