import { referenceOf } from '#features/gifts/gift.ts'
import { formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Voice } from '../moderation.server.ts'
import { voiceTexts } from '../texts.ts'

/** Returns what a voice says besides its text: an amount with its reference, a rating, a city or a role. */
export function aboutOf({ kind, id, about }: Voice, lang: Lang): string {
  if (kind === 'donations') return `${formatPrice(Number(about), lang)} · ${referenceOf(id)}`
  return kind === 'book_reviews' && about ? voiceTexts(lang).fill('studio.rating', { rating: about }) : about
}
