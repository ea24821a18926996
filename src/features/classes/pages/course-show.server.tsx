import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { type ClassAround as Around, loadAround } from '../around.server.ts'
import { type DetailView, toDetailView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { linkedCourse } from '../linked-data.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { ClassAround } from '../ui/class-around.tsx'
import { ClassFrame } from '../ui/class-frame.tsx'
import { ClassFacts, Mentors, Syllabus, TickList } from '../ui/class-parts.tsx'

export const loader = publicPage(async args => {
  const one = await getClassOrLead(args, args.page.params['slug'] ?? '', pathOfCourse)
  const path = pathOfCourse(one)
  // A premium course at the ordinary path, or the reverse, redirects to its canonical path.
  if (args.page.path.startsWith('/Courses/@Premium/') !== one.isPremium) throw redirectPage(path, args)
  const head = pageHead(args, {
    title: one.name,
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    langs: one.langs,
    path,
    trail: [{ label: classTexts(args.lang).courses.label, href: '/Courses' }],
    linkedData: [linkedCourse(args, one, path)],
  })
  const around = await loadAround(args, one, { base: '/Courses', url: head.canonical })
  return { head, body: <CourseShow view={await toDetailView(args, one, await findOffer(args.ctx, one))} around={around} /> }
})

/** The course: what it teaches, for whom, the whole syllabus. */
function CourseShow({ view, around }: { view: DetailView; around: Around }) {
  const t = useTexts(classTexts)
  const eyebrow = (
    <>
      {view.type} · {view.level} · {view.place}
      {view.program && (
        <>
          {' · '}
          <InLang>{view.program}</InLang>
        </>
      )}
    </>
  )
  return (
    <>
      <ClassFrame view={view} trail={{ label: t.courses.label, href: '/Courses' }} eyebrow={eyebrow}>
        <Picture
          src={view.logo}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 64rem) 50rem, 100vw"
          priority
          isCut
          className="mb-8 aspect-video w-full rounded-(--radius-card) object-cover"
        />
        <RichText html={view.html} lang={view.contentLang} />
        <TickList title={t.show.outcomes} lines={view.outcomes} lang={view.contentLang} />
        <Syllabus view={view} />
        <TickList title={t.show.audience} lines={view.audience} lang={view.contentLang} />
        <TickList title={t.show.requirements} lines={view.requirements} lang={view.contentLang} />
        <ClassFacts view={view} />
        <Mentors view={view} />
      </ClassFrame>
      <ClassAround around={around} />
    </>
  )
}
