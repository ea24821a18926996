import type { ChapterLock } from '#features/chapters/rules.ts'
import { formatMoment } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { learningTexts } from './texts.ts'

/** Returns why a chapter is not open, as its reader is told. */
export function sayLock({ ctx, site, lang }: Pick<PageArgs, 'ctx' | 'site' | 'lang'>, why: ChapterLock): string {
  const t = learningTexts(lang)
  if (why.reason === 'date' && new Date(why.at) <= ctx.now) return t.locks.unwritten
  if (why.reason === 'date') return t.fill('locks.date', { at: formatMoment(why.at, site.settings.timeZone, lang) })
  return t.fill(`locks.${why.reason}`, { ...why })
}
