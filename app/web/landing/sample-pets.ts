/** The pet on the landing page. Its looks follow from its id, like any pet's. */
const walker = {
  id: 'landing-9',
  name: 'Mindling',
  baseColor: '#9b7ad6',
  accentColor: '#f6b45a',
  happiness: 85,
  energy: 80,
  intelligence: 60,
}

/** The pet on the floating island. */
export const heroPet = { ...walker, level: 50, evolutionStage: 50 }

/** The four stages of the preview: the level on the sign, and the stage of evolution that is drawn. */
export const stations = [
  { level: 1, pet: { ...walker, level: 1, evolutionStage: 1 } },
  { level: 5, pet: { ...walker, level: 50, evolutionStage: 50 } },
  { level: 15, pet: { ...walker, level: 200, evolutionStage: 200 } },
  { level: 30, pet: { ...walker, level: 500, evolutionStage: 500 } },
] as const
