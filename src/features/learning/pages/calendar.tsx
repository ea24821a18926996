import { useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { formatClock, formatDate, formatZone } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type CalendarDay, dayOf, daysOfWeek, readWeek } from '../calendar-week.ts'
import { listOwnCourses } from '../course.server.ts'
import { dueDays } from '../due.ts'
import { learningTexts } from '../texts.ts'
import { dayAfter } from '../week.ts'

const BASE = '/Learn/Calendar'

/** The learner's calendar, a week at a time: what has its day in their classes. One statement. */
export const loader = appLoader(async ({ ctx, lang, site, query }) => {
  requirePerson(ctx.viewer)
  const { timeZone } = site.settings
  const today = dayOf(ctx.now, timeZone)
  const monday = readWeek(query.get('week') ?? undefined, today)
  // What began in the present week is shown until the week is over.
  const since = new Date(Math.min(ctx.now.getTime(), Date.parse(`${monday}T00:00:00Z`)) - 86_400_000)
  const due = dueDays(await listOwnCourses(ctx), since)
  return {
    title: learningTexts(lang).schedule.title,
    timeZone,
    today,
    monday,
    days: daysOfWeek(due, monday, timeZone),
    next: due.find(({ startsAt }) => dayOf(startsAt, timeZone) > dayAfter(monday, 6))?.startsAt ?? null,
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Calendar() {
  const { title, timeZone, today, monday, days, next } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { schedule: t, fill } = useTexts(learningTexts)
  const isEmpty = days.every(({ items }) => items.length === 0)
  const nextDay = next && dayOf(next, timeZone)
  return (
    <AppPage title={title} lead={fill('schedule.lead', { zone: formatZone(timeZone) })}>
      <nav aria-label={t.weeks} className="mb-6 flex flex-wrap gap-2">
        <A rel="prev" href={`${BASE}?week=${dayAfter(monday, -7)}`} className="btn btn-quiet">
          {t.before}
        </A>
        <A href={BASE} className="btn btn-quiet">
          {t.now}
        </A>
        <A rel="next" href={`${BASE}?week=${dayAfter(monday, 7)}`} className="btn btn-quiet">
          {t.after}
        </A>
      </nav>
      <h2 className="mb-3 text-xl font-bold">
        {formatDate(`${monday}T12:00:00Z`, 'UTC', lang)} – {formatDate(`${dayAfter(monday, 6)}T12:00:00Z`, 'UTC', lang)}
      </h2>
      {isEmpty && (
        <p className="mb-4">
          {t.none}{' '}
          {nextDay && (
            <A href={`${BASE}?week=${nextDay}`} className="text-primary-text inline-block min-h-6 font-semibold underline">
              {fill('schedule.next', { day: formatDate(`${nextDay}T12:00:00Z`, 'UTC', lang) })}
            </A>
          )}
        </p>
      )}
      <ol data-calendar={monday} className="grid gap-3">
        {days.map(one => (
          <Day key={one.day} one={one} isToday={one.day === today} timeZone={timeZone} />
        ))}
      </ol>
    </AppPage>
  )
}

function Day({ one: { day, items }, isToday, timeZone }: { one: CalendarDay; isToday: boolean; timeZone: string }) {
  const lang = useLang()
  const { schedule: t, fill } = useTexts(learningTexts)
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
  return (
    <li data-day={day} aria-current={isToday ? 'date' : undefined} className="card aria-[current]:border-primary-text p-4">
      <h3 className="font-bold">
        {name}, {formatDate(`${day}T12:00:00Z`, 'UTC', lang)}
        {isToday && <span className="text-primary-text"> · {t.today}</span>}
      </h3>
      {items.length === 0 && <p className="text-ink-soft">{t.free}</p>}
      <ul className="mt-1 space-y-2">
        {items.map(item => (
          <li key={item.id} className="wrap-anywhere">
            <span className="text-ink-soft tabular-nums">{formatClock(item.startsAt, timeZone)}</span>{' '}
            <A href={item.href} className="inline-block min-h-6 font-semibold underline-offset-4 hover:underline">
              {item.kind === 'opens' || item.kind === 'session'
                ? fill(`home.${item.kind}`, { title: item.title })
                : fill(`home.${item.kind}`, { name: item.title })}
            </A>
            {item.className !== item.title && (
              <span className="text-ink-soft">
                {' '}
                · <InLang>{item.className}</InLang>
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
