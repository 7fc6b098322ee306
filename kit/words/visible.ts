/** Control characters but line breaks, and signs that show as nothing or turn text around: PostgreSQL and readers are spared them. */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** What can be seen of a text, in any script, with nothing around it. */
export const visible = (text: string): string => text.replace(invisible, '').trim()
