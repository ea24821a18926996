import { publicPage } from '#page/public-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerTexts } from '../texts.ts'
import { JobList } from '../ui/job-list.tsx'
import { type JobData, loadJob } from '../views.server.ts'

/** One job. */
export const loader = publicPage(async args => {
  const job = await loadJob(args)
  return { head: job.head, body: <JobShow job={job} /> }
})

function JobShow({ job }: { job: JobData }) {
  const t = useTexts(careerTexts)
  return (
    <article className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.careers.label, href: '/Event/Careers' }]} current={job.title} lang={job.lang} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <p className="text-primary-text font-semibold">
            <A href={job.careerHref} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {job.company}
            </A>
          </p>
          <h1 className="heading-hero">
            <InLang lang={job.lang}>{job.title}</InLang>
          </h1>
          <p className="text-ink-soft mt-4 max-w-[62ch] text-lg">
            <InLang lang={job.lang}>{job.summary}</InLang>
          </p>
          <LanguageNote of="text" langs={[job.lang]} />
          <Lines title={t.duties} lines={job.duties} lang={job.lang} />
          <Lines title={t.requirements} lines={job.requirements} lang={job.lang} />
        </div>
        <aside className="card h-fit p-6 lg:sticky lg:top-24">
          <dl className="space-y-4">
            {[
              [t.salary, job.salary],
              [t.filter, `${job.type} · ${job.mode}`],
              [t.place, job.place],
              ...(job.until ? [[t.until, job.isOpen ? job.until : `${job.until} (${t.closed})`]] : []),
            ].map(([term, value]) => (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {job.apply && (
            <>
              <a href={job.apply} rel="noopener noreferrer" className="btn btn-main mt-6 w-full">
                {t.apply}
              </a>
              <p className="text-ink-soft mt-3">{job.applyNote}</p>
            </>
          )}
        </aside>
      </div>
      {job.others.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section">{t.fill('others', { company: job.company })}</h2>
          <JobList jobs={job.others} heading="h3" />
        </section>
      )}
    </article>
  )
}

function Lines({ title, lines, lang }: { title: string; lines: string[]; lang: string }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-2xl font-bold">{title}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-lg">
        {lines.map(line => (
          <li key={line}>
            <InLang lang={lang}>{line}</InLang>
          </li>
        ))}
      </ul>
    </section>
  )
}
