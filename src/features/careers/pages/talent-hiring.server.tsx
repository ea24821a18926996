import { sql } from 'kysely'
import { pageHead } from '#features/sites/head.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { isPublished } from '#platform/db/published.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listJobs } from '../queries.server.ts'
import { careerTexts } from '../texts.ts'
import { JobList } from '../ui/job-list.tsx'
import { type JobView, toJobView } from '../views.server.ts'

interface Field {
  slug: string
  name: string
  classes: number
}

/** A page for companies that want to hire. Two statements. */
export const loader = publicPage(async args => {
  const { ctx, site, lang } = args
  const t = careerTexts(lang)
  const [fields, jobs] = await Promise.all([listFields(args), listJobs(ctx, { page: 1, perPage: 5 })])
  const lead = t.fill('hiring.lead', { site: site.settings.title })
  const { whatsapp } = site.settings.contact
  const ask = whatsapp
    ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(t.fill('hiring.askText', { site: site.settings.title }))}`
    : '/Make-Appointment'
  return {
    head: pageHead(args, { title: t.hiring.title, description: lead }),
    body: <TalentHiring lead={lead} fields={fields} jobs={jobs.items.map(job => toJobView(job, args))} ask={ask} />,
  }
})

/** Returns the active programs with their numbers of classes. */
async function listFields({ ctx }: PageArgs): Promise<Field[]> {
  const { rows } = await sql<Field>`
    select p.slug, p.name, count(c.id)::int as classes from programs p
    left join classes c on c.tenant_id = p.tenant_id and c.program_id = p.id and ${isPublished(ctx, 'c')}
    where p.tenant_id = ${ctx.tenantId} and p.is_active group by p.slug, p.name order by 3 desc, 2 limit 12`.execute(ctx.db)
  return rows
}

function TalentHiring({ lead, fields, jobs, ask }: { lead: string; fields: Field[]; jobs: JobView[]; ask: string }) {
  const t = useTexts(careerTexts)
  return (
    <>
      <section className="section bg-tint">
        <div className="container-page">
          <h1 className="heading-hero">{t.hiring.title}</h1>
          <p className="mt-4 max-w-[58ch] text-lg md:text-xl">{lead}</p>
          <A href={ask} rel={ask.startsWith('https:') ? 'noopener noreferrer' : undefined} className="btn btn-main mt-8">
            {t.hiring.ask}
          </A>
        </div>
      </section>
      <section className="section container-page">
        <h2 className="heading-section">{t.hiring.how}</h2>
        <ol className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {t.hiring.steps.map((step, at) => (
            <li key={step.title} className="card p-6">
              <p aria-hidden className="font-heading text-primary-text text-3xl font-extrabold">
                {at + 1}
              </p>
              <h3 className="mt-2 text-xl font-bold">{step.title}</h3>
              <p className="text-ink-soft mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
        {fields.length > 0 && (
          <>
            <h2 className="heading-section mt-14">{t.hiring.fields}</h2>
            <ul className="pairs mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {fields.map(field => (
                <li key={field.slug} className="card p-6">
                  <strong className="block text-lg">
                    <InLang>{field.name}</InLang>
                  </strong>
                  <span className="text-ink-soft">{t.fill('hiring.fieldLine', { count: field.classes })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {jobs.length > 0 && (
          <>
            <h2 className="heading-section mt-14">{t.hiring.current}</h2>
            <JobList jobs={jobs} heading="h3" />
          </>
        )}
      </section>
    </>
  )
}
