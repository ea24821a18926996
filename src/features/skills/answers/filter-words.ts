import { classTexts } from '#features/classes/texts.ts'
import { type Lang, languageOf } from '#kit/lang.ts'
import type { ClassesInput } from '../inputs.ts'
import type { Period } from '../intents/periods.ts'
import { skillTexts } from '../texts.ts'

/** Returns a period in words: `pekan ini`, `bulan Mei`. */
export function periodWords(period: Period, lang: Lang): string {
  const t = skillTexts(lang)
  if (typeof period !== 'number') return t.periods[period]
  const month = new Intl.DateTimeFormat(languageOf(lang).locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, period - 1, 1))
  return t.fill('periods.month', { month })
}

/** Returns what an answer is narrowed to, in brackets: ` (gratis, di Bandung)`; '' where it is not. */
export function filterWords(input: ClassesInput, lang: Lang): string {
  const t = skillTexts(lang)
  const { modes, levels } = classTexts(lang)
  const parts = [
    input.topic && t.fill('classes.topic', { topic: input.topic }),
    input.price && t.classes[input.price],
    input.level && t.fill('classes.level', { level: levels[input.level] }),
    input.mode && modes[input.mode].toLowerCase(),
    input.city && t.fill('classes.city', { city: input.city.replace(/(^|[\s-])\p{L}/gu, letter => letter.toUpperCase()) }),
    input.starts !== undefined && periodWords(input.starts, lang),
  ].filter(Boolean)
  return parts.length > 0 ? t.fill('classes.filter', { parts: parts.join(', ') }) : ''
}
