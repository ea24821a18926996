import type { ListedClass } from '#features/classes/class.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { listOwnCourses } from '#features/learning/course.server.ts'
import { type DueDay, dueDays } from '#features/learning/due.ts'
import { toEventDetails } from '#features/post-details/event.ts'
import { toEventTimes } from '#features/posts/kinds/event/event-times.ts'
import { type PostSummary, pathOfPost } from '#features/posts/post.ts'
import { listComingEvents } from '#features/posts/queries.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import type { Variant } from '#features/sites/layouts.ts'
import { formatMoment } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { type EventsInput, eventsInput } from '../inputs.ts'
import { spanOf } from '../intents/periods.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, classSource, pageSource, plain, shareIn, siteOf } from './answering.server.ts'
import { filterWords } from './filter-words.ts'

const READ = 40
const SHOWN = 6
const SESSIONS = 4
const ENOUGH = 0.5

/** Something that takes place: an event, or a webinar of a class. */
interface Coming {
  title: string
  about: string
  startsAt: Date
  endsAt: Date | null
  place: string
  how: string
  source: Source
}

export const events: Skill<EventsInput> = {
  name: 'events',
  description:
    'Lists upcoming events and webinars, and the live sessions of the classes of who asks: when, where, and how to take part. Use it for events, webinars, sessions and what is on at some time.',
  who: 'anybody',
  reads: ['posts', 'mentors', 'classes', 'programs', 'settings'],
  input: eventsInput,
  async run(ctx, input) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const site = await siteOf(ctx)
    const coming = await listComing(ctx, input, site.variant)
    const sessions = await listSessions(ctx, input, site.timeZone)
    const fitting = coming.filter(one => fits(one, input, ctx, site.timeZone))
    const words = plain(filterWords(input, ctx.lang))
    const filter = words && ` ${words}`
    const isElse = fitting.length === 0 && sessions.length === 0
    const shown = (isElse ? coming : fitting).slice(0, isElse ? SHOWN / 2 : SHOWN)
    if (shown.length > 0) {
      answer.say(t.fill(isElse ? 'events.instead' : 'events.found', { filter }))
      answer.list(shown.map(one => `**${plain(one.title)}**: ${factsOf(one, ctx, site.timeZone)} ${answer.cite(one.source)}`))
    }
    if (sessions.length > 0) {
      answer.say(t.events.sessions)
      answer.list(sessions.map(one => sessionLine(one, ctx, answer, site.timeZone)))
    }
    if (shown.length === 0 && sessions.length === 0)
      answer.say(t.fill('events.none', { filter, ref: answer.cite(pageSource(ctx, 'events')) }))
    const data = {
      isElse,
      events: shown.map(({ title, startsAt, endsAt, place, source }) => ({
        title,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        place,
        href: source.href,
      })),
      sessions: sessions.map(({ title, className, startsAt, endsAt, href }) => ({ title, className, startsAt, endsAt, href })),
    }
    return answer.done(data, isElse && input.topic !== undefined)
  },
}

/** Returns events and webinars that are to come, soonest first; with a city only those of it. */
async function listComing(ctx: Ctx, { city }: EventsInput, variant: Variant): Promise<Coming[]> {
  const t = skillTexts(ctx.lang)
  const posts = await listComingEvents(ctx, READ, city ? [city] : [])
  const webinars = city ? [] : (await listClasses(ctx, { page: 1, perPage: READ, type: 'webinar', sort: 'joinable' })).items
  const all = [
    ...posts.map(post => ofPost(post, variant, t)),
    ...webinars.flatMap(one => (one.startsAt !== null && one.startsAt > ctx.now ? [ofWebinar(one, one.startsAt, t)] : [])),
  ]
  return all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

type Words = ReturnType<typeof skillTexts>

function ofPost(post: PostSummary, variant: Variant, t: Words): Coming {
  const { startsAt, endsAt, place } = toEventTimes(post)
  const { onlineUrl, registrationUrl } = toEventDetails(post.details)
  const how = registrationUrl ? t.events.register : t.events.free
  const source: Source = { kind: 'post', id: post.id, title: post.title, href: pathOfPost(post, variant), lang: post.lang }
  const where = place || (onlineUrl ? t.events.online : '')
  return { title: post.title, about: post.summary, startsAt, endsAt, place: where, how, source }
}

function ofWebinar(one: ListedClass, startsAt: Date, t: Words): Coming {
  return { title: one.name, about: one.summary, startsAt, endsAt: null, place: '', how: t.events.webinar, source: classSource(one) }
}

function fits({ title, about, place, startsAt, endsAt }: Coming, { topic, starts }: EventsInput, { now }: Ctx, timeZone: string): boolean {
  if (topic && shareIn(topic, `${title} ${about} ${place}`) < ENOUGH) return false
  if (starts === undefined) return true
  const { from, until } = spanOf(starts, now, timeZone)
  return startsAt < until && (endsAt ?? startsAt) >= from
}

function factsOf({ startsAt, endsAt, place, how }: Coming, { lang }: Ctx, timeZone: string): string {
  const isSameDay = endsAt !== null && endsAt.getTime() - startsAt.getTime() < 16 * 3_600_000
  const when = formatMoment(startsAt, timeZone, lang, isSameDay ? endsAt : undefined)
  return [when, plain(place), how].filter(Boolean).join(' · ')
}

/** Returns the next sessions of the viewer's own classes; none for who is not signed in here. */
async function listSessions(ctx: Ctx, { topic, city, starts }: EventsInput, timeZone: string): Promise<DueDay[]> {
  if (ctx.viewer.kind !== 'person' || city) return []
  const span = starts === undefined ? undefined : spanOf(starts, ctx.now, timeZone)
  const days = dueDays(await listOwnCourses(ctx), ctx.now).filter(({ kind }) => kind === 'session')
  return days
    .filter(({ title, className }) => !topic || shareIn(topic, `${title} ${className}`) >= ENOUGH)
    .filter(({ startsAt }) => !span || (new Date(startsAt) >= span.from && new Date(startsAt) < span.until))
    .slice(0, SESSIONS)
}

function sessionLine(one: DueDay, { lang }: Ctx, answer: Answer, timeZone: string): string {
  const t = skillTexts(lang)
  const when = formatMoment(one.startsAt, timeZone, lang, one.endsAt ?? undefined)
  const how = t.fill('events.session', { className: plain(one.className) })
  return `**${plain(one.title)}**: ${when} · ${how} ${answer.cite(dueSource(one, lang))}`
}

/** Returns a day of the viewer's classes as a source: its chapter, or the class. */
export function dueSource({ id, kind, title, href }: DueDay, lang: string): Source {
  const isChapter = kind === 'session' || kind === 'opens'
  return { kind: isChapter ? 'chapter' : 'class', id: id.replace(/-(opens|starts|ends)$/, ''), title, href, lang }
}
