import { SMALL, shownAddress } from '#kit/picture-forms.ts'
import { publicPage } from '#page/public-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useListWords } from '#ui/list-words.ts'
import { Pager } from '#ui/pager.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { careerTexts } from '../texts.ts'
import { JobList } from '../ui/job-list.tsx'
import { type CareerData, type CareersData, loadCareer, loadCareers } from '../views.server.ts'

/** The employers, or one with its jobs. */
export const loader = publicPage(async args => {
  if (args.page.params['slug'] !== undefined) {
    const career = await loadCareer(args)
    return { head: career.head, body: <CareerShow career={career} /> }
  }
  const list = await loadCareers(args)
  return { head: list.head, body: <CareerList list={list} /> }
})

function CareerList({ list }: { list: CareersData }) {
  const t = useTexts(careerTexts)
  const words = useListWords('/Career')
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{words.title ?? t.employers.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{words.lead ?? list.lead}</p>
      <LanguageNote of="list" langs={list.careers.map(one => one.lang)} />
      <ul className="mt-8 grid gap-5">
        {list.careers.map(one => (
          <li key={one.slug} className="card group relative flex gap-5 p-6 md:gap-8 md:p-8">
            <img
              src={shownAddress(one.logo, SMALL)}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              className="size-16 shrink-0 rounded-(--radius-picture) md:size-24"
            />
            <div className="grid min-w-0 grow content-start gap-x-10 md:grid-cols-[1fr_auto]">
              <h2 className="text-xl font-bold md:text-2xl">
                <A href={`/Career/${one.slug}`} className="group-hover:text-primary-text after:absolute after:inset-0">
                  {one.company}
                </A>
              </h2>
              <p className="text-ink-soft md:col-start-1">
                <InLang lang={one.lang}>{one.industry}</InLang>
              </p>
              <p className="mt-2 max-w-[70ch] md:col-start-1">
                <InLang lang={one.lang}>{one.summary}</InLang>
              </p>
              <p className="mt-2 font-semibold md:col-start-2 md:row-start-1 md:mt-0">
                {one.openJobs > 0 ? t.fill('employers.jobs', { count: one.openJobs }) : t.employers.none}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Pager page={list.page} totalPages={list.totalPages} base="/Career" query={{}} />
      <p className="mt-8">
        <A href="/Event/Careers" className="btn btn-main">
          {t.empty.action}
        </A>
      </p>
      <section className="bg-tint mt-12 rounded-(--radius-card) px-6 py-9 md:px-14 md:py-12">
        <h2 className="heading-section">{t.hiring.title}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">{list.hiring}</p>
        <A href="/Talent-Hiring" className="btn btn-quiet mt-6">
          {t.hiring.how}
        </A>
      </section>
    </div>
  )
}

function CareerShow({ career }: { career: CareerData }) {
  const t = useTexts(careerTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.employers.label, href: '/Career' }]} current={career.company} />
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <img src={shownAddress(career.logo, SMALL)} alt="" width={80} height={80} className="size-20 rounded-2xl" />
        <div>
          <h1 className="heading-hero">{career.company}</h1>
          <p className="text-ink-soft text-lg">
            <InLang lang={career.lang}>{career.industry}</InLang>
          </p>
        </div>
      </div>
      <p className="mt-5 max-w-[62ch] text-lg">
        <InLang lang={career.lang}>{career.summary}</InLang>
      </p>
      <LanguageNote of="text" langs={[career.lang]} />
      <section className="mt-10">
        <h2 className="heading-section">{t.openings}</h2>
        {career.jobs.length > 0 ? <JobList jobs={career.jobs} heading="h3" /> : <p className="mt-3">{t.employers.none}</p>}
      </section>
      <section className="mt-12 max-w-3xl">
        <h2 className="heading-section">{t.fill('about', { company: career.company })}</h2>
        <div className="mt-4">
          <RichText html={career.html} lang={career.lang} />
        </div>
      </section>
    </div>
  )
}
