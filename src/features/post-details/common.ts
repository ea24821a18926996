import type { z } from 'zod'
import { toText } from './details.ts'
import { described, mayMiss, textField, translatedTexts } from './fields.ts'

const texts = { coverAlt: textField(300), coverCredit: textField(200), metaTitle: textField(120), metaDescription: textField(300) }

/** The fields of posts of every kind. `own`: the kind's texts that may be translated, too. */
export function commonFields(own: Readonly<Record<string, z.ZodType<string>>> = {}) {
  return {
    coverAlt: mayMiss(texts.coverAlt),
    coverCredit: mayMiss(texts.coverCredit),
    metaTitle: mayMiss(texts.metaTitle),
    metaDescription: mayMiss(texts.metaDescription),
    translations: translatedTexts({ ...texts, ...own }),
  }
}

export const describedCommon = {
  coverAlt: described.text(300, 'What the cover shows; in further languages, like all texts here, as translations: {en: {coverAlt}}'),
  coverCredit: described.text(200, 'Who made the cover'),
  metaTitle: described.text(120, 'The title for search engines and shared links, if it is another'),
  metaDescription: described.text(300, 'The description for search engines and shared links, if it is not the summary'),
}

/** What posts of every kind show of their details: '' for what is missing. */
export function toCommonDetails({ coverAlt, coverCredit, metaTitle, metaDescription }: Record<string, unknown>) {
  return {
    coverAlt: toText(coverAlt),
    coverCredit: toText(coverCredit),
    metaTitle: toText(metaTitle),
    metaDescription: toText(metaDescription),
  }
}
