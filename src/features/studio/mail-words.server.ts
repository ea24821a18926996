import type { Lang } from '#kit/lang.ts'
import { studioTexts } from './texts.ts'

/** What kind of mail it is, in words; one that nobody writes any more stands by its name. */
export function nameOfMail(template: string, lang: Lang): string {
  const names: Readonly<Record<string, string>> = studioTexts(lang).mails.templates
  return names[template] ?? template
}
