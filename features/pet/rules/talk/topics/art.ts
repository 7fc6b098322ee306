/** What the pet has picked up about art. */
export const art: readonly string[] = [
  'The Mona Lisa has hardly any eyebrows. Look closely!',
  'Blue paint and yellow paint make green. I found out with my feet.',
  'Some painters use only dots. Take a few steps back, and the dots hold hands.',
  'Origami comes from two Japanese words: fold and paper.',
  'Blue used to be made from a stone, and it was dearer than gold.',
  'Monet painted the same haystacks again and again, at other hours of the day.',
  'A mosaic is a picture made of many small stones. Patient people, those.',
  'Things far away look paler and bluer. Painters do that on purpose.',
  'Michelangelo painted the ceiling of the Sistine Chapel standing up, with his head back. My neck!',
  'Colours that lie across from each other on the wheel make each other glow.',
  'In the picture of the great wave there is a small mountain at the back. It is Mount Fuji.',
  'Van Gogh painted sunflowers several times. I think they cheered him up.',
]
