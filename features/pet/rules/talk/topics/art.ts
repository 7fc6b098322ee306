/** Lines for a learner of art. */
export const art: readonly string[] = [
  'The Mona Lisa has hardly any eyebrows. Look closely!',
  'Blue paint and yellow paint make green. I found out with my feet.',
  'Some painters use nothing but dots. Take a few steps back, and the dots hold hands.',
  'The word “origami” comes from two Japanese words: fold and paper.',
  'The best blue paint used to be made from a stone, and it cost more than gold.',
  'Monet painted the same haystacks again and again, at different times of day.',
  'A mosaic is a picture made of lots of little stones. Somebody was very patient.',
  'Things that are far away look paler and bluer. Painters use that trick all the time.',
  'Michelangelo painted the ceiling of the Sistine Chapel standing up, with his head tipped back. Ouch, my neck!',
  'Colours from opposite sides of the colour wheel make each other glow.',
  'In the famous picture of the great wave, there’s a tiny mountain at the back. It’s Mount Fuji.',
  'Van Gogh painted sunflowers again and again. I think they cheered him up.',
]
