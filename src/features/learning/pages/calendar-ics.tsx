import ical, { ICalCalendarMethod } from 'ical-generator'
import type { LoaderFunctionArgs } from 'react-router'
import { NotFound } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { toStorable } from '#platform/storable.ts'
import { memberOfKey } from '../calendar-key.server.ts'
import { listOwnCourses } from '../course.server.ts'
import { dueDays } from '../due.ts'
import { learningTexts } from '../texts.ts'

/** A learner's calendar in UTC, which each calendar shows in its own zone: a route without a page, opened by its key alone. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async ({ ctx, seal, query, site, origin, lang }) => {
  const memberId = await memberOfKey(ctx, seal, query.get('key') ?? '')
  if (!memberId) throw new NotFound()
  const t = learningTexts(lang)
  const calendar = ical({
    name: t.fill('calendar.name', { site: site.settings.title }),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sanggar', product: 'Sanggar', language: lang.toUpperCase() },
  })
  for (const { id, kind, title, className, startsAt, endsAt, href } of dueDays(await listOwnCourses(ctx, memberId), ctx.now))
    calendar.createEvent({
      id: `${id}@${site.host}`,
      start: new Date(startsAt),
      ...(endsAt && { end: new Date(endsAt) }),
      summary: kind.startsWith('batch') ? t.fill(`home.${kind}`, { name: title }) : t.fill(`home.${kind}`, { title }),
      description: className,
      url: origin + localHref(lang, href),
    })
  return new Response(toStorable(calendar.toString()), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
})
