/** A word or turn of phrase that has a better one. */
interface Rule {
  /** Matched against lower-case words; names are split at capitals, hyphens and underscores. */
  readonly avoid: RegExp
  /** The word to write instead. */
  readonly use: string
  /** Paths in which it is refused; everywhere if absent. */
  readonly within?: RegExp
  /** Paths in which the word is right, because it means something else there. */
  readonly except?: RegExp
  /** Set where code and texts use the word rightly, so that only comments and docs are checked. */
  readonly commentsOnly?: true
  /** Folders whose old uses are still to be replaced; the list may only get shorter. */
  readonly notYet?: readonly string[]
}

/** Questions and pets talk about the whole world, houses and doors included. */
const worldly =
  /^(content|testing\/independent-mathematics|features\/authoring\/rules\/dictionary|features\/pet\/rules\/talk|app\/languages)\/|^testing\/typed-topics\.ts$/
/** Where requests, events and connections are handled. */
const serverSide = /^(kit|app\/server|features\/\w+\/server|outside|testing|tools|database|bench)\//

/** Second names for something in docs/glossary.md. */
const names: readonly Rule[] = [
  {
    avoid: /\bdeeds?\b/,
    use: 'handler (the server code of one call)',
    notYet: ['features/learning'],
    except: worldly,
  },
  {
    avoid: /\bhouses?\b/,
    use: 'provider, or dependencies',
    notYet: ['features/membership', 'outside'],
    within: /^(kit|outside|testing|app\/server|docs|features\/\w+\/(server|rules|contract|README))/,
    except: worldly,
  },
  { avoid: /\bbatch(es)?\b/, use: 'round', within: /^features\/learning\// },
  {
    avoid: /\bcreatures?\b/,
    use: 'pet (creature only in backticks, as the name of a call, field or table)',
    notYet: ['features/learning', 'features/pet', 'features/progress'],
    commentsOnly: true,
  },
  { avoid: /\battempt keys?\b/, use: 'idempotency key' },
  { avoid: /\bhonou?rs\b/, use: 'achievements', within: /^features\/(pet|learning|progress)\// },
  {
    avoid: /\b(dictionar(y|ies)|rooms?)\b/,
    use: 'catalogue',
    notYet: ['app'],
    within: /^(kit\/words|app\/languages)\//,
    commentsOnly: true,
  },
  {
    avoid: /\bwish(es)?\b/,
    use: 'request',
    within: serverSide,
    commentsOnly: true,
  },
  {
    avoid: /\bdoors?\b/,
    use: 'socket, endpoint or statement',
    within: serverSide,
    except: worldly,
    commentsOnly: true,
  },
  {
    avoid: /\bnews\b/,
    use: 'event',
    notYet: ['features/membership'],
    within: serverSide,
    commentsOnly: true,
  },
]

/** Phrases that no technical writer would choose. */
const phrases: readonly Rule[] = [
  {
    avoid: /\bwhoever\b/,
    use: 'anyone who, or name the person',
    notYet: ['app', 'features/account', 'features/guardian', 'features/membership', 'kit', 'outside'],
  },
  {
    avoid: /\banew\b/,
    use: 'again',
    notYet: ['app', 'features/account', 'features/membership', 'features/topics'],
  },
  {
    avoid: /\bcan not\b/,
    use: "can't",
    notYet: ['features/account', 'features/membership', 'kit'],
  },
  { avoid: /\bmiddling\b/, use: 'medium' },
  {
    avoid: /\bnobody who\b/,
    use: 'no one who, or name the person',
  },
  {
    avoid: /(^|[.:;] )who has\b(?![^.]*\?)/,
    use: 'anyone who has, or name the person',
  },
  { avoid: /\bit lay\b/, use: 'it was' },
  { avoid: /\bwherefrom\b/, use: 'where … from' },
  {
    avoid: /\bof their own\b(?! [a-z])/,
    use: 'their own …, or nothing',
    notYet: ['app'],
  },
  {
    avoid: /\bmend(s|ed|ing)?\b/,
    use: 'fix',
  },
  {
    avoid: /\b(is|are) told\b/,
    use: 'is notified, or is passed',
    notYet: ['app', 'features/account', 'features/authoring', 'features/guardian'],
    commentsOnly: true,
  },
  { avoid: /\bknock(s|ed|ing)?\b/, use: 'try or retry', except: worldly },
  { avoid: /\banybody's\b/, use: "anyone's" },
  { avoid: /\bsuch as it is\b/, use: 'as it is' },
  {
    avoid: /\bstands? (here|there|beside|at the|under|in (?!the way)(the|a)\b)/,
    use: 'is',
    notYet: ['features/authoring', 'features/guardian'],
    commentsOnly: true,
  },
]

export const rules: readonly Rule[] = [...names, ...phrases]

/** Lower case, with names split into their words: `loadBatch` and `load-batch` become `load batch`. */
export const inWords = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=[a-zA-Z\d])[-_](?=[a-zA-Z\d])/g, ' ')
    .toLowerCase()

const isProse = (file: string) => /\.md$|\.env\.example$/.test(file)

/** What is written for people on a line: its comment, or in a document all of it, without what is quoted as code. */
function proseOf(file: string, line: string): string {
  const written = isProse(file)
    ? line
    : (/^\s*(?:\/\*\*?|\*|\/\/)(.*)|\s\/\/ (.*)|^\s*--(.*)/.exec(line)?.slice(1).find(Boolean) ?? '')
  return written.replaceAll(/`[^`]*`/g, '')
}

/** `file:line`, the line, and the word to use, for everything in a text that has a better word. */
export function betterWords(file: string, text: string): string[] {
  const applying = rules.filter(
    rule =>
      (rule.within?.test(file) ?? true) &&
      !rule.except?.test(file) &&
      !rule.notYet?.some(folder => file === folder || file.startsWith(`${folder}/`)),
  )
  const inName = applying
    .filter(rule => !rule.commentsOnly && rule.avoid.test(inWords(file)))
    .map(rule => `${file}: the name. Use ${rule.use}`)
  const inText = text.split('\n').flatMap((line, i) => {
    const all = inWords(line)
    const prose = inWords(proseOf(file, line))
    return applying
      .filter(rule => rule.avoid.test(rule.commentsOnly ? prose : all))
      .map(rule => `${file}:${i + 1}: ${line.trim().slice(0, 120)} Use ${rule.use}`)
  })
  return [...inName, ...inText]
}
