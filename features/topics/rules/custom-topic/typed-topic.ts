import { fold } from '#authoring/rules/text/fold.ts'
import { plain } from '#authoring/rules/text/words.ts'

/** Phrases before and after the topic in what people type: `I like …`, `all about …`, `… for kids`. */
const before =
  /^(?:(?:i|we)(?:'d| would| really| also|'m| am)* (?:like|love|want|interested|enjoy|am|to know|learn)|my (?:daughter|son|child|kid) (?:likes|loves)|(?:please )?(?:teach|tell|ask|quiz|test) (?:me|us)|learn|learning|know|all|everything|anything|something|more|lots?|facts?|questions?|quiz(?:zes)?|trivia|stuff|things?|basics?|introduction|the (?:world|history|basics|story|science) of|to|about|on|of|in|into|with|how to|what (?:is|are)|different|famous|cool|fun|world of|types? of|kinds? of|(?:really|very|also) )\s+/i
const after =
  /\s+(?:(?:for|to) (?:kids|children|beginners|me|fun)|facts?|trivia|quiz(?:zes)?|questions?|basics|lessons?|stuff|things|please|in general|and (?:so on|more)|etc|101)$/i

/** The topic in what a learner typed, in their own spelling: `I like Sharks!` → `Sharks`. Empty where there are no letters. */
export function phraseIn(text: string): string {
  let rest = text
    .normalize('NFKC')
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'+#&-]+/gu, ' ')
    .trim()
  for (let again = true; again; ) {
    const shorter = rest
      .replace(before, '')
      .replace(after, '')
      .replace(/^(?:the|an?) /i, '')
      .trim()
    again = shorter !== rest && shorter !== ''
    if (again) rest = shorter
  }
  return rest
}

/**
 * The topic in what a learner typed, normalised for look-up: without capitals, accents, articles, plurals, or polite words. `I like Sharks!` → `shark`.
 */
export const typedTopic = (text: string): string => fold(plain(phraseIn(text)))
