import { redirect } from 'react-router'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { findChapter, pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { withQuery } from '#page/redirect.ts'
import { readChapter } from './chapter.server.ts'
import { getCourse, memberOf } from './course.server.ts'
import { type CourseChapter, isIn, locksOfCourse } from './course.ts'
import { readOwn } from './notes.server.ts'
import { sayLock } from './say-lock.ts'
import { searchChapters } from './search-class.server.ts'
import { readWeek } from './settings.server.ts'
import { learningReason, learningTexts } from './texts.ts'

/** A chapter of a class: what it holds where it is open to the reader, else why it is not. At most six statements, however long the class is. */
export async function loadPlayer(args: PageArgs) {
  const { ctx, page, lang, site, query } = args
  const { course, at, chapter } = await find(args)
  const base = pathOfCourse(course)
  const path = pathOfChapter(base, chapter)
  const isRight = page.path.startsWith('/Courses/@Premium/') === course.isPremium && page.params['slug'] === course.slug
  if (!isRight) throw redirect(withQuery(path, args), 301)
  const t = learningTexts(lang)
  const isMember = isIn(course)
  // Who teaches the class works in its chapters, without progress of their own.
  const isGuest = !isMember && !course.isTeacher
  const locks = locksOfCourse(course, ctx.now)
  const lock = locks.get(chapter.id)
  const read = lock ? undefined : await readChapter(ctx, chapter)
  if (read?.kind === 'package') args.visit.showsPackage = true
  const words = (query.get('search') ?? '').trim()
  const open = course.chapters.filter(({ id }) => !locks.has(id))
  const found = words === '' ? undefined : await searchChapters(ctx, course, open, words)
  const lockOf = (one: CourseChapter) => {
    const why = locks.get(one.id)
    return why && sayLock(args, why)
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
    /** The chapter that the assistant's tutor knows of (`studio/ui/app-header.tsx`). */
    tutoredChapter: lock ? null : chapter.id,
    course: {
      slug: course.slug,
      name: course.name,
      lang: course.lang,
      href: course.isShown ? base : '/Learn',
      isShown: course.isShown,
      percent: course.enrolment?.percent ?? 0,
      isMember,
    },
    at,
    outline: course.chapters.map(one => ({
      id: one.id,
      title: one.title,
      moduleTitle: one.moduleTitle,
      moduleSlug: one.moduleSlug,
      minutes: one.minutes,
      href: pathOfChapter(base, one),
      isDone: one.progress?.state === 'done',
      isPreview: one.isPreview,
      lock: lockOf(one),
    })),
    chapter: {
      id: chapter.id,
      title: read?.title ?? chapter.title,
      kind: chapter.kind,
      // The kinds bring their schemas along, which the browser has no use for.
      doneBy: chapterKindOf(chapter.kind).doneBy,
      minutes: chapter.minutes,
      moduleTitle: chapter.moduleTitle,
      isPreview: isGuest,
      isRemoved: chapter.isRemoved,
      isNewer: read !== undefined && read.version !== chapter.version,
    },
    read: read && { ...read, isPreview: isGuest, seed: memberOf(ctx) ?? chapter.id, timeZone: site.settings.timeZone },
    progress: {
      state: chapter.progress?.state ?? ('open' as const),
      position: chapter.progress?.position ?? 0,
      seconds: chapter.progress?.seconds ?? 0,
      result: chapter.progress?.result ?? null,
    },
    // Said once the chapter is done, and not before: it is no reason to hurry.
    week: isMember && chapter.progress?.state === 'done' ? await readWeek(ctx, site.settings.timeZone) : undefined,
    ...(isMember && read ? await readOwn(ctx, chapter.id) : { notes: [], isSaved: false }),
    search: found && { words, found },
  }
}

export type PlayerData = Awaited<ReturnType<typeof loadPlayer>>

async function find({ ctx, page }: PageArgs) {
  const { slug = '', moduleSlug, chapterSlug = '' } = page.params
  const course = await getCourse(ctx, slug)
  const at = findChapter(course.chapters, moduleSlug, chapterSlug)
  const chapter = course.chapters[at]
  if (!chapter) throw new NotFound()
  return { course, at, chapter }
}

/** Returns a chapter that the viewer may keep notes in and save. Throws Forbidden for who takes no part in the class, and for what is locked. */
export async function findOpen(args: PageArgs) {
  const { course, chapter } = await find(args)
  if (!isIn(course) || locksOfCourse(course, args.ctx.now).has(chapter.id)) throw new Forbidden(learningReason('NotJoined'))
  return { chapter, path: pathOfChapter(pathOfCourse(course), chapter) }
}
