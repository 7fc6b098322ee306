import type { GroundFact } from './ground-fact.ts'

const capitals: Readonly<Record<string, string>> = {
  Peru: 'Lima',
  Ghana: 'Accra',
  Nepal: 'Kathmandu',
  Norway: 'Oslo',
  Cuba: 'Havana',
  Kenya: 'Nairobi',
  Japan: 'Tokyo',
  Chile: 'Santiago',
  Egypt: 'Cairo',
  Latvia: 'Riga',
  Spain: 'Madrid',
  Fiji: 'Suva',
  Angola: 'Luanda',
  Canada: 'Ottawa',
  Greece: 'Athens',
  Vietnam: 'Hanoi',
  Austria: 'Vienna',
  Jordan: 'Amman',
  Senegal: 'Dakar',
  Ireland: 'Dublin',
  Poland: 'Warsaw',
  Portugal: 'Lisbon',
  Bulgaria: 'Sofia',
  Croatia: 'Zagreb',
  Mongolia: 'Ulaanbaatar',
  Ecuador: 'Quito',
  Zambia: 'Lusaka',
  Sweden: 'Stockholm',
  Iraq: 'Baghdad',
  Hungary: 'Budapest',
}

/** Thirty facts for trying out how a model writes. */
export const exampleFacts: readonly GroundFact[] = Object.entries(capitals).map(([country, capital]) => ({
  id: `capital-${country.toLowerCase()}`,
  text: `The capital of ${country} is ${capital}.`,
  source: { title: `${country} – an atlas`, url: `https://atlas.example.org/${country.toLowerCase()}` },
}))
