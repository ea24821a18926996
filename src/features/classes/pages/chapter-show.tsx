import Lock from 'lucide-react/icons/lock'
import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router'
import { pageHead } from '#features/sites/head.server.ts'
import { NotFound } from '#kit/errors.ts'
import { formatMinutes } from '#kit/format.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { withQuery } from '#page/redirect.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { HeadTags } from '#ui/head-tags.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { LinkedDataScript } from '#ui/linked-data-script.tsx'
import { StatusScreen } from '#ui/shell/screens.tsx'
import { toJoinView } from '../detail.server.ts'
import { getClass } from '../detail-query.server.ts'
import { chaptersOf, findChapter, pathOfChapter, pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { ChapterLock } from '../ui/chapter-lock.tsx'
import { JoinAction } from '../ui/class-parts.tsx'

/** A chapter's place in its course. The lesson itself opens for participants, so here it says where it stands and what one can do today. */
export const loader = appLoader(async args => {
  const { ctx, page, lang } = args
  const { slug = '', moduleSlug, chapterSlug = '' } = page.params
  const one = await getClass(ctx, slug)
  const chapters = chaptersOf(one.modules)
  const at = findChapter(chapters, moduleSlug, chapterSlug)
  const chapter = chapters[at]
  if (!chapter) throw new NotFound()
  const course = pathOfCourse(one)
  const path = pathOfChapter(course, chapter)
  const isRight = page.path.startsWith('/Courses/@Premium/') === one.isPremium && slug === one.slug
  if (!isRight) throw redirect(withQuery(path, args), 301)
  const t = classTexts(lang)
  return {
    head: pageHead(args, {
      title: `${chapter.title} · ${one.name}`,
      description: `${t.fill('chapter.of', { at: at + 1, count: chapters.length })}: ${one.name}. ${one.summary}`,
      path,
      trail: [
        { label: t.courses.label, href: '/Courses' },
        { label: one.name, href: course },
      ],
      image: one.logo ?? `/art/class/${one.slug}.svg`,
      // Chapters are not translated.
      langs: [one.langs[0] ?? one.lang],
    }),
    name: one.name,
    nameLang: one.lang,
    course,
    at,
    chapters: chapters.map(each => ({ slug: each.slug, title: each.title, href: pathOfChapter(course, each) })),
    join: toJoinView(args, one),
    chapter: { title: chapter.title, moduleTitle: chapter.moduleTitle, minutes: chapter.minutes },
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ChapterShow() {
  const { head, name, nameLang, course, chapters, at, join, chapter } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useTexts(classTexts)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <div className="container-page grid gap-10 py-10 md:py-14 lg:grid-cols-[1fr_22rem]">
      <HeadTags head={head} />
      <LinkedDataScript graph={head.linkedData} />
      <div className="min-w-0">
        <Breadcrumbs
          trail={[
            { label: t.courses.label, href: '/Courses' },
            { label: name, href: course, lang: nameLang },
          ]}
          current={chapter.title}
          lang={DEFAULT_LANG}
        />
        <p className="text-primary-text mt-6 font-semibold">
          <InLang>{chapter.moduleTitle}</InLang> · {t.fill('chapter.of', { at: at + 1, count: chapters.length })}
        </p>
        <h1 className="heading-hero mt-1">
          <InLang>{chapter.title}</InLang>
        </h1>
        <p className="text-ink-soft mt-3">{t.fill('chapter.length', { length: formatMinutes(chapter.minutes, lang) })}</p>
        <LanguageNote of="text" langs={[DEFAULT_LANG]} />
        <section className="bg-tint mt-8 rounded-(--radius-card) p-8">
          <Lock aria-hidden className="text-primary-text" />
          <h2 className="mt-3 text-xl font-bold">{t.chapter.locked}</h2>
          <p className="mt-2 max-w-[60ch]">
            {t.fill('chapter.today', { price: join.price, starts: join.starts })} {t.join.next[join.state]}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <JoinAction view={join} className="" />
            <A href={course} className="btn btn-quiet">
              {t.chapter.join}
            </A>
          </p>
        </section>
        <nav aria-label={t.chapter.beside} className="mt-8 flex flex-wrap justify-between gap-3">
          {before && (
            <A rel="prev" href={before.href} className="btn btn-quiet">
              {t.chapter.previous}: <InLang>{before.title}</InLang>
            </A>
          )}
          {after && (
            <A rel="next" href={after.href} className="btn btn-quiet ml-auto">
              {t.chapter.next}: <InLang>{after.title}</InLang>
            </A>
          )}
        </nav>
      </div>
      <nav aria-label={t.chapter.outline} className="card h-fit p-5">
        <h2 className="text-lg font-bold">{t.chapter.outline}</h2>
        <ol className="mt-2">
          {chapters.map((one, index) => (
            <li key={one.slug}>
              <A
                href={one.href}
                aria-current={index === at ? 'page' : undefined}
                className="hover:bg-tint aria-[current]:bg-tint flex min-h-11 items-center gap-3 rounded-lg px-2 py-1.5 aria-[current]:font-bold"
              >
                <span className="text-ink-soft w-6 shrink-0 text-right tabular-nums">{index + 1}</span>
                <span className="grow">
                  <InLang>{one.title}</InLang>
                </span>
                <ChapterLock />
              </A>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** Shown when a chapter is missing or fails to load; the site's frame stays. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <StatusScreen status={isRouteErrorResponse(error) ? error.status : 500} />
}
