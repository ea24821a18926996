import { formatDate, formatPrice } from '#kit/format.ts'
import { type ClassCard, type ClassState, MODE_LABELS, TYPE_LABELS, toCityLabel } from './class.ts'
import { pathOfCourse } from './outline.ts'

/** The lists of classes: courses by their slug, cohorts by their code. */
export type ListBase = '/Courses' | '/Class' | '/Pesilat/Class' | '/Courses/@Premium'

/** What a card shows, in words ready to be read. */
export interface ClassCardView {
  href: string
  name: string
  summary: string
  logo: string
  state: ClassState
  price: string
  /** Type, level and where, e.g. `Bootcamp · Pemula · Daring`. */
  facts: string
  /** e.g. `Mulai 12 Januari 2027`. */
  when: string
  isPremium: boolean
}

/** A class as its card shows it; `base` is the list's own path, `/Courses` or `/Class`. */
export function toCardView(card: ClassCard, base: ListBase, timeZone: string): ClassCardView {
  const place = card.mode === 'online' ? MODE_LABELS.online : card.heldIn ? toCityLabel(card.heldIn) : MODE_LABELS[card.mode]
  return {
    href: base.startsWith('/Courses') ? pathOfCourse(card) : `${base}/${card.code}`,
    name: card.name,
    summary: card.summary,
    logo: card.logo ?? `/art/class/${card.slug}.svg`,
    state: card.state,
    price: formatPrice(card.priceRupiah),
    facts: `${TYPE_LABELS[card.type]} · ${card.level} · ${place}`,
    when: whenOf(card, timeZone),
    isPremium: card.isPremium,
  }
}

function whenOf(card: ClassCard, timeZone: string): string {
  if (card.alwaysOpen || !card.startsAt) return 'Kapan saja'
  const date = formatDate(card.startsAt, timeZone)
  return card.state === 'ended' || card.state === 'started' ? `Dimulai ${date}` : `Mulai ${date}`
}
