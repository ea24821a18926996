import type { Lang } from '#kit/lang.ts'
import { notificationTexts } from './texts.ts'

/** The kind of a mail in words, by its template; the template's own name where no mail is written by it any more. */
export function nameOfMail(template: string, lang: Lang): string {
  const names: Readonly<Record<string, string>> = notificationTexts(lang).studio.mails.templates
  return names[template] ?? template
}
