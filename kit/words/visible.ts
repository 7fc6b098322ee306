/**
 * Control characters except line breaks, invisible characters, and those that change the direction of writing:
 * PostgreSQL refuses some, and none can be read.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A text without them, trimmed. */
export const visible = (text: string): string => text.replace(invisible, '').trim()
