import type { Lang } from '#kit/lang.ts'
import { notificationTexts } from './texts.ts'

/** Returns the name of a mail's kind for display, by its template; for templates no longer in use the template's own name. */
export function nameOfMail(template: string, lang: Lang): string {
  const names: Readonly<Record<string, string>> = notificationTexts(lang).studio.mails.templates
  return names[template] ?? template
}
