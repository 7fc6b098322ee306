import { formOf } from './forms.ts'
import type { Lineage, Temperament } from './traits.ts'
import { seedTraits } from './traits.ts'

const bodies: Record<Lineage, string> = {
  cub: 'a round, soft bear-like cub with small round ears',
  fawn: 'a slender fawn with long legs and leaf-shaped ears',
  bird: 'a plump little bird with a curved beak and a tuft on its head',
  otter: 'a long, supple otter with a thick tail and whiskers',
  jelly: 'a gentle floating jellyfish creature with a domed head and ribbon arms',
  turtle: 'a sturdy young turtle with a patterned shell',
}

const bearings: Record<Temperament, string> = {
  brave: 'standing tall with its chin up',
  gentle: 'looking softly with its head a little tilted',
  curious: 'leaning forward with wide, shining eyes',
  playful: 'in the middle of a happy hop',
  dreamy: 'gazing upwards, smiling to itself',
  steady: 'standing calmly and kindly',
}

/**
 * Prompt for the image model. It only uses the pet's traits and stage, so that the pet stays recognisable, and nothing that
 * a person wrote.
 */
export function picturePrompt(pet: { id: string; baseColor: string; accentColor: string; stage: number }): string {
  const { lineage, temperament } = seedTraits(pet.id)
  return [
    `A fantasy pet in a storybook sticker style: ${bodies[lineage]}, ${bearings[temperament]}.`,
    `Its coat is ${pet.baseColor} with markings of ${pet.accentColor}.`,
    `It has grown to the form "${formOf(pet.stage).name}", stage ${pet.stage} of 999: the later the stage, the grander its ornaments.`,
    'Big lively eyes with a catchlight, clean outlines, one soft light from the upper left, plain pale background.',
    'One creature only, whole body in view, centred. No text, no letters, no people, no weapons, nothing frightening.',
  ].join(' ')
}
