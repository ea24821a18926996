import { toCityLabel } from '#kit/city-label.ts'
import { formatDate, formatPrice } from '#kit/format.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { ClassCard, ClassState } from './class.ts'
import { pathOfCourse } from './outline.ts'
import { classTexts } from './texts.ts'

/** Paths of the class lists: courses link by slug, cohorts by code. */
export type ListBase = '/Courses' | '/Class' | '/Pesilat/Class' | '/Courses/@Premium'

/** The texts and links of a class card, in the reader's language. */
export interface ClassCardView {
  href: string
  name: string
  summary: string
  /** The language of name and summary. */
  lang: string
  logo: string
  state: ClassState
  price: string
  /** What is struck through beside the price; null if nothing is. */
  oldPrice: string | null
  /** Type, level and place, e.g. `Bootcamp · Pemula · Daring`. */
  facts: string
  /** e.g. `Mulai 12 Januari 2027`. */
  when: string
  isPremium: boolean
}

/** Returns the card view of a class; `base` is the path of the list that shows it. */
export function toCardView(card: ClassCard, base: ListBase, timeZone: string, lang: Lang = DEFAULT_LANG): ClassCardView {
  const t = classTexts(lang)
  const place = card.mode !== 'online' && card.heldIn ? toCityLabel(card.heldIn) : t.modes[card.mode]
  return {
    href: base.startsWith('/Courses') ? pathOfCourse(card) : `${base}/${card.code}`,
    name: card.name,
    summary: card.summary,
    lang: card.lang,
    logo: card.logo ?? `/art/class/${card.slug}.svg`,
    state: card.state,
    price: formatPrice(card.priceRupiah, lang),
    oldPrice: card.oldPriceRupiah === null ? null : formatPrice(card.oldPriceRupiah, lang),
    facts: `${t.types[card.type]} · ${t.levels[card.level]} · ${place}`,
    when: whenOf(card, timeZone, lang),
    isPremium: card.isPremium,
  }
}

function whenOf(card: ClassCard, timeZone: string, lang: Lang): string {
  const t = classTexts(lang)
  if (card.alwaysOpen || !card.startsAt) return t.card.any
  // Non-breaking spaces, so that a line never breaks inside the date.
  const date = formatDate(card.startsAt, timeZone, lang).replaceAll(' ', '\u00a0')
  return t.fill(card.state === 'ended' || card.state === 'started' ? 'card.started' : 'card.starts', { date })
}
