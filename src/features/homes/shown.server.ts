import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { formatMoment } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { OpenQuestion } from './questions.server.ts'
import type { ShownQuestion, ShownSession } from './shown.ts'
import type { NextSession } from './taught.server.ts'

type Reader = Pick<PageArgs, 'site' | 'lang'>

interface OfChapter {
  slug: string
  isPremium: boolean
  moduleSlug: string
  chapterSlug: string
}

const pathOf = ({ moduleSlug, chapterSlug, ...one }: OfChapter) => pathOfChapter(pathOfCourse(one), { moduleSlug, slug: chapterSlug })

/** Returns a question as a page shows it, with the address of its thread. */
export function toShownQuestion(one: OpenQuestion, { site, lang }: Reader): ShownQuestion {
  const { id, name, text, chapterTitle, className } = one
  const at = formatMoment(one.askedAt, site.settings.timeZone, lang)
  return { id, name, text, chapterTitle, className, at, href: `${pathOf(one)}#post-${id}` }
}

/** Returns a session as a page shows it, in the site's time zone. */
export function toShownSession(one: NextSession, { site, lang }: Reader): ShownSession {
  const { id, title, className } = one
  return { id, title, className, at: formatMoment(one.startsAt, site.settings.timeZone, lang), href: pathOf(one) }
}
