import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type DetailView, toDetailView } from '../detail.server.ts'
import { getClass } from '../detail-query.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { JoinBox, Syllabus, TickList } from '../ui/class-parts.tsx'

/** A class as a competence: what students will be able to do, and how that is assessed. */
export const loader = publicPage(async args => {
  const one = await getClass(args.ctx, args.page.params['slug'] ?? '')
  const head = pageHead(args, {
    title: classTexts(args.lang).fill('competence.title', { name: one.name }),
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    params: { slug: one.slug },
    trail: [{ label: classTexts(args.lang).courses.label, href: '/Courses' }],
  })
  return { head, body: <CompetenceShow view={await toDetailView(args, one)} /> }
})

function CompetenceShow({ view }: { view: DetailView }) {
  const t = useTexts(classTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.courses.label, href: '/Courses' }]} current={view.name} lang={view.lang} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <p className="text-primary-text font-semibold">{t.competence.label}</p>
          <h1 className="heading-hero mt-1">
            <InLang lang={view.lang}>{view.name}</InLang>
          </h1>
          <p className="mt-4 max-w-[60ch] text-lg">{t.competence.lead}</p>
          <LanguageNote of="text" langs={[view.lang, view.contentLang]} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JoinBox view={view} />
        </div>
        <div className="min-w-0 *:first:mt-0">
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
        </div>
      </div>
    </div>
  )
}
