import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { type DetailView, toDetailView } from '../detail.server.ts'
import { getClass } from '../detail-query.server.ts'
import { linkedCourse } from '../linked-data.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { JoinBox, Mentors, Syllabus, TickList } from '../ui/class-parts.tsx'

export const loader = publicPage(async args => {
  const one = await getClass(args.ctx, args.page.params['slug'] ?? '')
  const path = pathOfCourse(one)
  // A premium course at the ordinary path, or the reverse, redirects to its canonical path.
  if (args.page.path.startsWith('/Courses/@Premium/') !== one.isPremium) throw redirectPage(path, args)
  const head = pageHead(args, {
    title: one.name,
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    path,
    trail: [{ label: classTexts(args.lang).courses.label, href: '/Courses' }],
    linkedData: [linkedCourse(args, one, path)],
  })
  return { head, body: <CourseShow view={await toDetailView(args, one)} /> }
})

/** The course: what it teaches, for whom, the whole syllabus. */
function CourseShow({ view }: { view: DetailView }) {
  const t = useTexts(classTexts)
  return (
    <>
      <header className="bg-tint">
        <div className="container-page grid gap-8 py-10 md:py-14 lg:grid-cols-[1fr_24rem] lg:items-center">
          <div className="min-w-0">
            <Breadcrumbs trail={[{ label: t.courses.label, href: '/Courses' }]} current={view.name} lang={view.lang} />
            <h1 className="mt-4 text-3xl font-extrabold md:text-5xl">
              <InLang lang={view.lang}>{view.name}</InLang>
            </h1>
            <p className="mt-4 max-w-[60ch] text-lg">
              <InLang lang={view.lang}>{view.summary}</InLang>
            </p>
            <LanguageNote of="text" langs={[view.lang, view.contentLang]} />
            <p className="text-ink-soft mt-4">
              {view.type} · {view.level} · {view.place}
              {view.program && (
                <>
                  {' · '}
                  <InLang>{view.program}</InLang>
                </>
              )}
            </p>
          </div>
          <Picture
            src={view.logo}
            alt=""
            width={768}
            height={432}
            sizes="(min-width: 64rem) 24rem, 100vw"
            priority
            className="aspect-video w-full rounded-(--radius-card) object-cover"
          />
        </div>
      </header>
      <div className="container-page grid gap-10 py-10 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0 lg:order-first">
          <RichText html={view.html} lang={view.contentLang} />
          <TickList title={t.show.outcomes} lines={view.outcomes} lang={view.contentLang} />
          <TickList title={t.show.audience} lines={view.audience} lang={view.contentLang} />
          <TickList title={t.show.requirements} lines={view.requirements} lang={view.contentLang} />
          <Syllabus view={view} />
          <Mentors view={view} />
        </div>
        <div className="order-first min-w-0 lg:order-last">
          <JoinBox view={view} />
        </div>
      </div>
    </>
  )
}
