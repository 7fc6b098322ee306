/** The pet that walks through the landing page; its looks follow from its id, like everybody's. */
const walker = {
  id: 'landing-9',
  name: 'Mindling',
  baseColor: '#9b7ad6',
  accentColor: '#f6b45a',
  happiness: 85,
  energy: 80,
  intelligence: 60,
}

/** Who stands on the islet. */
export const heroPet = { ...walker, level: 50, evolutionStage: 50 }

/** The four stations of the walk: the level on the sign, and the stage of the named form that is shown there. */
export const stations = [
  { level: 1, pet: { ...walker, level: 1, evolutionStage: 1 } },
  { level: 5, pet: { ...walker, level: 50, evolutionStage: 50 } },
  { level: 15, pet: { ...walker, level: 200, evolutionStage: 200 } },
  { level: 30, pet: { ...walker, level: 500, evolutionStage: 500 } },
] as const
