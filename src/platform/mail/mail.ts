import type { Lang } from '#kit/lang.ts'

/** A mail ready to be sent. */
export interface Mail {
  /** Name of the mail: `account.verify`, `guardian.request`. */
  template: string
  lang: Lang
  /** A single address: `nama@contoh.id`. */
  to: string
  subject: string
  text: string
  html: string
  /** True if it contains a link that grants access. Its body is readable only by the operator of the installation, and is deleted after delivery. */
  isSecret: boolean
  /** Where one click ends such mails, for those that nobody asked for (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Maximum length of a stored subject; mail programs show about a third of it. */
const MAX_SUBJECT = 200

/** Returns the text on one line: no line breaks, control characters or bidirectional controls. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

/** Returns a subject fit for one header: one line of at most 200 characters. */
export function toSubject(text: string): string {
  const line = oneLine(text.toWellFormed())
  const characters = Array.from(line)
  return characters.length > MAX_SUBJECT ? `${characters.slice(0, MAX_SUBJECT - 1).join('')}…` : line
}
