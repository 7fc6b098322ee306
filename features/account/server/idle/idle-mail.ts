import { type TranslationsByLanguage, translateWith } from '#kit/http/reply-language.ts'
import type { Language } from '#kit/words/language.ts'
import { languages, locales } from '#kit/words/language.ts'
import type { Mail } from '#outside/mail/post.ts'
import { idleWords } from '../../words.ts'

/**
 * Warns that an account will be deleted unless its owner signs in. In every language, since nothing says which one the
 * owner reads.
 */
export function idleMail(
  to: string,
  link: URL,
  goesOn: Date,
  timeZone: string,
  translations: TranslationsByLanguage,
): Mail {
  const said = (Object.keys(languages) as Language[]).map(language =>
    translateWith(translations[language], () => {
      const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(goesOn)
      const { subject, hello, keep, letGo } = idleWords
      return { language, subject, lines: [hello, idleWords.goes(day), keep, link.href, letGo] }
    }),
  )
  const html = said.map(
    ({ language, lines }) =>
      `<div lang="${language}">${lines.map(line => `<p>${line === link.href ? `<a href="${line}">${line}</a>` : line}</p>`).join('\n')}</div>`,
  )
  return {
    to,
    subject: said.map(({ subject }) => subject).join(' · '),
    text: `${said.map(({ lines }) => lines.join('\n\n')).join('\n\n* * *\n\n')}\n`,
    html: `<!doctype html>\n<html>\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="max-width:36em;margin:24px auto;padding:0 12px;font:17px/1.55 Verdana,sans-serif">\n${html.join('\n<hr>\n')}\n</body>\n</html>\n`,
  }
}
