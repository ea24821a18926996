import { Form, useActionData, useLoaderData } from 'react-router'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { offlineTexts } from '#features/offline/texts.ts'
import { OutboxLines } from '#features/offline/ui/outbox-lines.tsx'
import { TakeAlong } from '#features/offline/ui/take-along.tsx'
import { requirePerson } from '#features/permissions/permissions.ts'
import { formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listBookmarks, unsaveChapter } from '../bookmarks.server.ts'
import { calendarKey } from '../calendar-key.server.ts'
import { listOwnCourses } from '../course.server.ts'
import { isIn, nextOf } from '../course.ts'
import { dueDays } from '../due.ts'
import { listLatestNotes } from '../notes.server.ts'
import { sayLock } from '../say-lock.ts'
import { pause, readSettings, renewCalendar, revokeCalendar, setGoal } from '../settings.server.ts'
import { learningTexts } from '../texts.ts'
import { SavedChapters } from '../ui/saved-chapters.tsx'
import { dayIn, weekOf } from '../week.ts'

const DUE = 8
const field = 'border-line bg-surface min-h-11 w-20 rounded-lg border px-3'

/** The learner's home: where to go on, the week, what comes, what was saved and noted. Five statements. */
export const loader = appLoader(async args => {
  const { ctx, lang, site, seal, origin } = args
  const { memberId } = requirePerson(ctx.viewer)
  const t = learningTexts(lang)
  const settings = await readSettings(ctx, site.settings.timeZone)
  const courses = await listOwnCourses(ctx)
  const today = dayIn(ctx.now, site.settings.timeZone)
  return {
    title: t.home.title,
    memberId,
    classes: courses.map(course => {
      const next = isIn(course) ? nextOf(course, ctx.now) : undefined
      const base = pathOfCourse(course)
      const nextHref = next && pathOfChapter(base, next)
      return {
        id: course.id,
        slug: course.slug,
        isIn: isIn(course),
        name: course.name,
        lang: course.lang,
        // A class that was withdrawn has no page; its chapters stay with who is in it.
        href: course.isShown ? base : (nextHref ?? '/Learn'),
        state: course.enrolment?.state ?? '',
        percent: course.enrolment?.percent ?? 0,
        isBegun: course.chapters.some(({ progress }) => progress),
        next: next && nextHref && { title: next.title, href: nextHref },
      }
    }),
    week: { ...weekOf(settings.learned, settings, today), until: settings.pausedUntil },
    due: dueDays(courses, ctx.now)
      .slice(0, DUE)
      .map(each => ({ ...each, at: formatMoment(each.startsAt, site.settings.timeZone, lang) })),
    saved: (await listBookmarks(ctx, courses)).map(one => (one.state === 'locked' ? { ...one, why: sayLock(args, one.why) } : one)),
    notes: await listLatestNotes(ctx),
    calendar:
      settings.calendarVersion === 0
        ? null
        : `${origin}${localHref(lang, '/Learn/Calendar.ics')}?key=${calendarKey(seal, ctx.tenantId, memberId, settings.calendarVersion)}`,
  }
})

export const action = appAction({
  async unsave({ ctx }, fields) {
    await unsaveChapter(ctx, fields.get('chapter') ?? '')
    return '/Learn'
  },
  async goal({ ctx }, fields) {
    await setGoal(ctx, Number(fields.get('goal')))
    return '/Learn'
  },
  async pause({ ctx, site }, fields) {
    await pause(ctx, dayIn(ctx.now, site.settings.timeZone), Number(fields.get('days')))
    return '/Learn'
  },
  async 'renew-calendar'({ ctx }) {
    await renewCalendar(ctx)
    return '/Learn'
  },
  async 'revoke-calendar'({ ctx }) {
    await revokeCalendar(ctx)
    return '/Learn'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Learn() {
  const { title, memberId, classes, due, saved, notes } = useLoaderData<typeof loader>()
  const t = useTexts(learningTexts)
  const { home } = t
  const offline = useTexts(offlineTexts)
  return (
    <AppPage title={title} lead={home.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          <Section title={home.classes}>
            {classes.length === 0 && (
              <p>
                {home.none}{' '}
                <A href="/Courses" className="text-primary-text inline-block min-h-6 font-semibold underline">
                  {home.find}
                </A>
              </p>
            )}
            <ul className="divide-line divide-y">
              {classes.map(one => (
                <li key={one.id} data-class-percent={one.percent} className="py-4 first:pt-0">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <div className="min-w-0">
                      <A href={one.href} className="min-h-6 font-bold wrap-break-word underline-offset-4 hover:underline">
                        <InLang lang={one.lang}>{one.name}</InLang>
                      </A>
                      <p className="text-ink-soft wrap-break-word">
                        {one.state === 'waiting-list' ? (
                          home.waitingList
                        ) : one.state === 'waiting-approval' ? (
                          home.waitingApproval
                        ) : (
                          <>
                            {t.fill('player.percent', { percent: one.percent })}
                            {one.next && (
                              <>
                                {' · '}
                                <InLang>{one.next.title}</InLang>
                              </>
                            )}
                          </>
                        )}
                      </p>
                    </div>
                    {one.next && (
                      <A href={one.next.href} data-act="continue" className="btn btn-main">
                        {one.isBegun ? home.continue : home.start}
                        <span className="sr-only">: {one.name}</span>
                      </A>
                    )}
                  </div>
                  <div aria-hidden className="bg-line mt-3 h-2 overflow-hidden rounded-full">
                    <div className="bg-primary h-full rounded-full" style={{ width: `${one.percent}%` }} />
                  </div>
                  {one.isIn && <TakeAlong memberId={memberId} slug={one.slug} name={one.name} />}
                </li>
              ))}
            </ul>
            <OutboxLines memberId={memberId} path="/Learn" />
            <p className="mt-3">
              <A href="/Learn/Offline" className="text-primary-text inline-block min-h-6 font-semibold underline">
                {offline.page.title}
              </A>
            </p>
          </Section>
          <Section title={home.due}>
            {due.length === 0 && <p>{home.dueNone}</p>}
            <p>
              <A
                href="/Learn/Calendar"
                className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {t.schedule.open}
              </A>
            </p>
            <ul className="space-y-3">
              {due.map(one => (
                <li key={one.id}>
                  <A href={one.href} className="font-semibold wrap-break-word underline-offset-4 hover:underline">
                    {one.kind === 'opens' || one.kind === 'session'
                      ? t.fill(`home.${one.kind}`, { title: one.title })
                      : t.fill(`home.${one.kind}`, { name: one.title })}
                  </A>
                  <p className="text-ink-soft">
                    {one.at} · <InLang>{one.className}</InLang>
                  </p>
                </li>
              ))}
            </ul>
          </Section>
          <SavedChapters saved={saved} />
          <Section title={home.notes}>
            {notes.length === 0 && <p>{home.notesNone}</p>}
            <ul className="space-y-3">
              {notes.map(one => (
                <li key={one.id} className="wrap-break-word">
                  <A href={one.href} className="font-semibold underline-offset-4 hover:underline">
                    <InLang>{one.title}</InLang>
                  </A>
                  {one.quote && <blockquote className="text-ink-soft border-l-4 border-amber-400 pl-3">{one.quote}</blockquote>}
                  {one.note && <p className="whitespace-pre-wrap">{one.note}</p>}
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <Aside />
      </div>
    </AppPage>
  )
}

/** The week's goal and the calendar's address. */
function Aside() {
  const { week, calendar } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(learningTexts)
  return (
    <div className="grid min-w-0 gap-6">
      <Section title={t.week.title}>
        {form && 'problems' in form && <FormRefusal form={form} />}
        <p data-week-days={week.days} className="font-semibold">
          {t.fill('week.days', { days: week.days, goal: week.goal })}
        </p>
        {week.isReached && <p>{t.week.reached}</p>}
        {week.streak > 1 && <p>{t.fill('week.streak', { count: week.streak })}</p>}
        <p>
          <A
            href="/Learn/Leaderboards"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t.week.boards}
          </A>
        </p>
        <p className="text-ink-soft mt-1">{week.isPaused ? t.fill('week.paused', { until: week.until ?? '' }) : t.week.kind}</p>
        <Form method="post" className="mt-4 flex flex-wrap items-end gap-2">
          <input type="hidden" name="form" value="goal" />
          <label className="grid gap-1">
            {t.week.goal}
            <input type="number" name="goal" min={1} max={7} required defaultValue={week.goal} className={field} />
          </label>
          <button type="submit" className="btn btn-quiet">
            {t.week.save}
          </button>
        </Form>
        {week.isPaused ? (
          <PostButton form="pause" values={{ days: '0' }} className="btn btn-quiet mt-3">
            {t.week.resume}
          </PostButton>
        ) : (
          <Form method="post" className="mt-3 flex flex-wrap items-end gap-2">
            <input type="hidden" name="form" value="pause" />
            <label className="grid gap-1">
              {t.week.pauseDays}
              <input type="number" name="days" min={1} max={60} required defaultValue={7} className={field} />
            </label>
            <button type="submit" className="btn btn-quiet">
              {t.week.pause}
            </button>
          </Form>
        )}
      </Section>
      <Section title={t.calendar.title} lead={t.calendar.lead}>
        {calendar && (
          <input
            readOnly
            aria-label={t.calendar.address}
            value={calendar}
            onFocus={event => event.currentTarget.select()}
            className="border-line bg-surface min-h-11 w-full rounded-lg border px-3"
          />
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <PostButton form="renew-calendar" className="btn btn-quiet">
            {calendar ? t.calendar.renew : t.calendar.make}
          </PostButton>
          {calendar && (
            <PostButton form="revoke-calendar" className="btn btn-quiet">
              {t.calendar.revoke}
            </PostButton>
          )}
        </div>
      </Section>
    </div>
  )
}
