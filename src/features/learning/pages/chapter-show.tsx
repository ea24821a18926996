import { type ClientLoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { findChapter, pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { withQuery } from '#page/redirect.ts'
import { HeadTags } from '#ui/head-tags.tsx'
import { LinkedDataScript } from '#ui/linked-data-script.tsx'
import { readChapter } from '../chapter.server.ts'
import { getCourse, memberOf } from '../course.server.ts'
import { type CourseChapter, isIn, locksOfCourse } from '../course.ts'
import { addNote, listNotes, removeNote } from '../notes.server.ts'
import { takeAhead } from '../read-ahead.ts'
import { searchChapters } from '../search-class.server.ts'
import { learningReason, learningTexts } from '../texts.ts'
import { Player } from '../ui/player.tsx'

/** A chapter of a class: what it holds where it is open to the reader, else why it is not. At most five statements, however long the class is. */
export const loader = appLoader(async args => {
  const { ctx, page, lang, site, query } = args
  const { course, at, chapter } = await find(args)
  const base = pathOfCourse(course)
  const path = pathOfChapter(base, chapter)
  const isRight = page.path.startsWith('/Courses/@Premium/') === course.isPremium && page.params['slug'] === course.slug
  if (!isRight) throw redirect(withQuery(path, args), 301)
  const t = learningTexts(lang)
  const isMember = isIn(course)
  const locks = locksOfCourse(course, ctx.now)
  const lock = locks.get(chapter.id)
  const read = lock ? undefined : await readChapter(ctx, chapter)
  const words = (query.get('search') ?? '').trim()
  const open = course.chapters.filter(({ id }) => !locks.has(id))
  const found = words === '' ? undefined : await searchChapters(ctx, open, words)
  const date = (moment: string) => formatMoment(moment, site.settings.timeZone, lang)
  const sayLock = (one: CourseChapter) => {
    const why = locks.get(one.id)
    if (!why) return undefined
    return why.reason === 'date' ? t.fill('locks.date', { at: date(why.at) }) : t.fill(`locks.${why.reason}`, { ...why })
  }
  return {
    head: pageHead(args, {
      title: `${chapter.title} · ${course.name}`,
      description: `${t.fill('player.of', { at: at + 1, count: course.chapters.length })}: ${course.name}. ${course.summary}`,
      path,
      trail: [
        { label: t.home.find, href: '/Courses' },
        { label: course.name, href: base },
      ],
      image: course.logo ?? `/art/class/${course.slug}.svg`,
      langs: [course.lang],
    }),
    memberId: isMember ? memberOf(ctx) : null,
    course: { name: course.name, lang: course.lang, href: base, percent: course.enrolment?.percent ?? 0, isMember },
    at,
    outline: course.chapters.map(one => ({
      id: one.id,
      title: one.title,
      moduleTitle: one.moduleTitle,
      minutes: one.minutes,
      href: pathOfChapter(base, one),
      isDone: one.progress?.state === 'done',
      isPreview: one.isPreview,
      lock: sayLock(one),
    })),
    chapter: {
      id: chapter.id,
      title: read?.title ?? chapter.title,
      kind: chapter.kind,
      minutes: chapter.minutes,
      moduleTitle: chapter.moduleTitle,
      isPreview: !isMember,
      isRemoved: chapter.isRemoved,
      isNewer: read !== undefined && read.version !== chapter.version,
    },
    read: read && { ...read, isPreview: !isMember, seed: memberOf(ctx) ?? chapter.id },
    progress: {
      state: chapter.progress?.state ?? ('open' as const),
      position: chapter.progress?.position ?? 0,
      seconds: chapter.progress?.seconds ?? 0,
      result: chapter.progress?.result ?? null,
    },
    notes: isMember && read ? await listNotes(ctx, chapter.id) : [],
    search: found && { words, found },
  }
})

export type PlayerData = Awaited<ReturnType<typeof loader>>

/** What was fetched ahead is shown at once. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<PlayerData> {
  return await takeAhead(request.url, async () => await serverLoader<typeof loader>())
}

/** A chapter that was fetched ahead is fetched once. */
export function shouldRevalidate({ actionStatus, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined ? defaultShouldRevalidate : actionStatus !== 401
}

export const action = appAction({
  async note(args, fields) {
    const { chapter, path } = await findOpen(args)
    await addNote(args.ctx, chapter.id, Object.fromEntries(fields))
    return path
  },
  async 'remove-note'(args, fields) {
    const { path } = await findOpen(args)
    await removeNote(args.ctx, fields.get('id') ?? '')
    return path
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ChapterShow() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <HeadTags head={data.head} />
      <LinkedDataScript graph={data.head.linkedData} />
      <Player data={data} />
    </>
  )
}

async function find({ ctx, page }: PageArgs) {
  const { slug = '', moduleSlug, chapterSlug = '' } = page.params
  const course = await getCourse(ctx, slug)
  const at = findChapter(course.chapters, moduleSlug, chapterSlug)
  const chapter = course.chapters[at]
  if (!chapter) throw new NotFound()
  return { course, at, chapter }
}

/** Returns a chapter that the viewer may keep notes in. Throws Forbidden for who takes no part in the class, and for what is locked. */
async function findOpen(args: PageArgs) {
  const { course, chapter } = await find(args)
  if (!isIn(course) || locksOfCourse(course, args.ctx.now).has(chapter.id)) throw new Forbidden(learningReason('NotJoined'))
  return { chapter, path: pathOfChapter(pathOfCourse(course), chapter) }
}
