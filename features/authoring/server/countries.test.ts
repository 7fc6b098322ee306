import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { packOf } from './load-packs.ts'

interface Country {
  name: { common: string; official: string }
  altSpellings: string[]
  capital: string[]
  region: string
  subregion: string
  languages: Record<string, string>
  borders: string[]
  cca3: string
}

/** An outside list of the countries of the world. */
const countries: Country[] = createRequire(import.meta.url)('world-countries')

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|^the /giu, '')
    .replace(/[’'.]/g, '')
    .toLowerCase()
/** As the packs call them, where that is not what the list says. */
const alsoCalled: Readonly<Record<string, string>> = {
  'Washington, D.C.': 'Washington D.C.',
  Turkey: 'Türkiye',
  Ulaanbaatar: 'Ulan Bator',
}
const asListed = (name: string) => plain(alsoCalled[name] ?? name)
const listed = (name: string) =>
  countries.find(({ name: { common, official }, altSpellings }) =>
    [common, official, ...altSpellings].map(plain).includes(asListed(name)),
  )

/** What a continent is called in the list. */
const regions: Readonly<Record<string, (country: Country) => boolean>> = {
  'North America': ({ subregion }) => /North America|Central America|Caribbean/.test(subregion),
  'South America': ({ subregion }) => subregion === 'South America',
}
const onIt = (continent: string, country: Country) => regions[continent]?.(country) ?? country.region === continent

const checks: readonly (readonly [pack: string, relation: string, holds: (of: Country, object: string) => boolean])[] =
  [
    ['atlas:capital-cities', 'capital', ({ capital }, city) => capital.map(plain).includes(asListed(city))],
    ['atlas:countries', 'on', (country, continent) => onIt(continent, country)],
    ['atlas:countries', 'speaks', ({ languages }, language) => Object.values(languages).join(' ').includes(language)],
    ['atlas:countries', 'only-next', ({ borders }, next) => borders.join() === listed(next)?.cca3],
  ]

test.each(checks)('every fact of %s about “%s” agrees with the reference list', (packId, relation, holds) => {
  const pack = packOf(packId)
  const nameOf = (id: string) => pack?.entities.find(entity => entity.id === id)?.name ?? id
  const facts = pack?.facts.filter(({ r }) => r === relation) ?? []
  expect(facts.length).toBeGreaterThan(5)
  const unlike = facts.filter(({ s, o }) => {
    const country = listed(nameOf(s))
    return !country || !holds(country, nameOf(String(o)))
  })
  expect(unlike.map(({ s, o }) => `${nameOf(s)}: ${nameOf(String(o))}`)).toEqual([])
})
