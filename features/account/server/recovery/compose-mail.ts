import type { Language } from '#kit/words/language.ts'
import type { Mail } from '#outside/mail/post.ts'
import { mailWords } from '../../words.ts'

export type MailKind = 'reset' | 'verify' | 'changed'

/** The mail in the current language, as text and as simple HTML that loads nothing from the network. */
export function composeMail(kind: MailKind, to: string, link: string, language: Language): Mail {
  const { subject, before, button, after } = mailWords[kind]
  const { hello, plainly, foot } = mailWords
  const text = [hello, before, link, after, foot].join('\n\n')
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf6ef;color:#3a2748;font:17px/1.55 'Trebuchet MS',Verdana,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#fffdf9;border-radius:20px">
<p style="margin:0 0 16px">${escaped(hello)}</p>
<p style="margin:0 0 24px">${escaped(before)}</p>
<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:14px 26px;border-radius:16px;background:#6b3fa0;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(button)}</a></p>
<p style="margin:0 0 24px">${escaped(after)}</p>
<p style="margin:0;font-size:14px;color:#6d5c79">${escaped(plainly)}<br><span style="word-break:break-all">${escaped(link)}</span></p>
</div>
<p style="max-width:520px;margin:16px auto 0;font-size:14px;color:#6d5c79;text-align:center">${escaped(foot)}</p>
</body>
</html>
`
  return { to, subject, text: `${text}\n`, html }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character] ?? character)
}
