import { formatCount } from '#kit/format.ts'
import { type Lang, languageOf } from '#kit/lang.ts'
import { type Role, roleOf } from '#kit/roles.ts'
import type { Texts } from '#kit/texts.ts'
import type { Amount } from './daily-figure.ts'
import type { PartName, PartRow } from './dashboard.ts'
import type { words } from './texts/id.ts'

type Words = Pick<Texts<typeof words>, 'dashboard'>

/** Returns an amount in words; null is a class without a quota. */
export function amountWords(amount: Amount | null, { dashboard: t }: Words): string {
  if (amount === null) return t.none
  return amount === 'few' ? t.few : formatCount(amount)
}

/** Returns the name of a row: of days their dates, `17 Agu` or `17 Agu – 23 Agu 2026`; of a role its name. */
export function rowWords(part: PartName, { key, name, days }: PartRow, lang: Lang, roles: Readonly<Record<Role, string>>): string {
  if (days) return days.from === days.to ? dayWords(days.from, lang) : `${dayWords(days.from, lang)} – ${dayWords(days.to, lang)}`
  if (part === 'roles') return roles[roleOf(key === 'none' ? null : Number(key))]
  return name
}

/** Returns a day of the calendar: `17 Agu 2026`. */
export function dayWords(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(languageOf(lang).locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
