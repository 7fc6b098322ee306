import type { PresetTopic } from '#authoring/rules/preset-topics.ts'
import type { KnownTopic } from './find-topics.ts'

/** Other names that people type for the presets. */
export const presetAliases: Readonly<Record<PresetTopic, Pick<KnownTopic, 'about' | 'aliases'>>> = {
  science: {
    about: 'nature, matter and how we find things out',
    aliases: ['sciences', 'natural science', 'nature', 'physics', 'biology', 'chemistry'],
  },
  mathematics: {
    about: 'numbers, shapes and reasoning',
    aliases: ['maths', 'math', 'arithmetic', 'algebra', 'geometry', 'fractions', 'numbers', 'times tables'],
  },
  history: { about: 'people and events of the past', aliases: ['world history', 'the past', 'historical events'] },
  literature: {
    about: 'books and those who wrote them',
    aliases: ['books', 'novels', 'reading', 'authors', 'writers', 'poetry', 'poems', 'stories'],
  },
  art: {
    about: 'pictures, painters and design',
    aliases: ['art', 'arts', 'painting', 'painters', 'drawing', 'design', 'colours', 'famous paintings', 'sculpture'],
  },
  music: {
    about: 'sounds, notes and those who make them',
    aliases: ['music theory', 'songs', 'composers', 'classical music', 'notes', 'singing'],
  },
  programming: {
    about: 'telling a computer what to do',
    aliases: [
      'coding',
      'code',
      'computer programming',
      'software',
      'javascript',
      'learning to code',
      'computer science',
    ],
  },
  health: {
    about: 'body, food and feeling well',
    aliases: ['health', 'wellness', 'fitness', 'healthy living', 'hygiene', 'sleep'],
  },
}
