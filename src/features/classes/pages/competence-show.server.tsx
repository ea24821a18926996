import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { type DetailView, toDetailView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { ClassFrame } from '../ui/class-frame.tsx'
import { Syllabus, TickList } from '../ui/class-parts.tsx'

/** A class as a competence: what students will be able to do, and how that is assessed. */
export const loader = publicPage(async args => {
  const one = await getClassOrLead(args, args.page.params['slug'] ?? '', ({ slug }) => `/Class/Competence/${slug}`)
  const head = pageHead(args, {
    title: classTexts(args.lang).fill('competence.title', { name: one.name }),
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    langs: one.langs,
    params: { slug: one.slug },
    trail: [{ label: classTexts(args.lang).courses.label, href: '/Courses' }],
  })
  return { head, body: <CompetenceShow view={await toDetailView(args, one, await findOffer(args.ctx, one))} url={head.canonical} /> }
})

function CompetenceShow({ view, url }: { view: DetailView; url: string }) {
  const t = useTexts(classTexts)
  return (
    <ClassFrame view={view} trail={{ label: t.courses.label, href: '/Courses' }} eyebrow={t.competence.label} lead={t.competence.lead}>
      <TickList title={t.competence.can} lines={view.outcomes} lang={view.contentLang} />
      <section className="mt-12">
        <h2 className="text-2xl font-bold">{t.competence.how}</h2>
        <p className="mt-3 max-w-[65ch]">
          {t.fill('competence.passMark', { mark: view.passMark })}{' '}
          {view.hasCertificate ? t.competence.certificate : t.competence.noCertificate}
        </p>
      </section>
      <TickList title={t.competence.need} lines={view.requirements} lang={view.contentLang} />
      <Syllabus view={view} />
      <p className="mt-10 flex flex-wrap gap-3">
        <A href={pathOfCourse(view)} className="btn btn-main">
          {t.competence.course}
        </A>
        <A href={`/Class/${view.code}`} className="btn btn-quiet">
          {t.competence.cohort}
        </A>
      </p>
      <ShareLinks title={view.name} url={url} lastingPath="" />
    </ClassFrame>
  )
}
