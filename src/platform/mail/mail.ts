import type { Lang } from '#kit/lang.ts'

/** A mail with its words, ready to be sent. */
export interface Mail {
  /** Which mail it is: `account.verify`, `guardian.request`. */
  template: string
  lang: Lang
  /** One address: `nama@contoh.id`. */
  to: string
  subject: string
  text: string
  html: string
  /** Whether a link in it lets its holder in. Its body is for the operator of the installation only, and goes once it is delivered. */
  isSecret: boolean
}

/** Of a subject in the outbox; mail programs show about a third of it. */
const MAX_SUBJECT = 200

/** A text as one line: no line breaks, no control characters, none that turn the direction of what follows. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

/** A subject that is one header: of one line, and of at most 200 characters. */
export function toSubject(text: string): string {
  const line = oneLine(text.toWellFormed())
  const characters = Array.from(line)
  return characters.length > MAX_SUBJECT ? `${characters.slice(0, MAX_SUBJECT - 1).join('')}…` : line
}
