import { useLoaderData } from 'react-router'
import { listRecords } from '#features/records/read.server.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { listAllCities } from '#features/regions/queries.server.ts'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerRecords, jobRecords } from '../records.server.ts'
import { careerTexts } from '../texts.ts'

const MOST_JOBS = 50

/** An employer's form with its jobs; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const { ctx, lang } = args
  const record = await loadRecord(args, careerRecords)
  const jobs = await listRecords(ctx, jobRecords, { page: 1, perPage: MOST_JOBS, filter: record.id })
  const t = careerTexts(lang).studio
  return { title: textOf(record.work, 'company') || t.new, record, jobs: jobs.items, cities: await listAllCities(ctx) }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function CareerEdit() {
  const { title, record, jobs, cities } = useLoaderData<typeof loader>()
  const { studio: t } = useTexts(careerTexts)
  const { fields: of } = t
  const fields: RecordField[] = [
    { kind: 'text', name: 'company', label: of.company },
    { kind: 'text', name: 'industry', label: of.industry, isTranslated: true },
    { kind: 'long', name: 'summary', label: of.summary, isTranslated: true },
    { kind: 'rich', name: 'content', label: of.content, isTranslated: true },
    { kind: 'picture', name: 'logo', label: of.logo },
    { kind: 'text', name: 'website', label: of.website },
    { kind: 'reference', name: 'cityId', label: of.cityId, choices: cities },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/career"
        fields={fields}
        title="company"
        listHref="/Studio/Careers"
        publicHref={slug => `/Career/${slug}`}
        rich={RecordRichField}
      />
      <div className="mt-8">
        <Section title={t.jobs}>
          {jobs.length === 0 && <p>{t.noJobs}</p>}
          <ul className="space-y-1">
            {jobs.map(job => (
              <li key={job.id}>
                <A
                  href={`/Studio/Careers/Jobs/${job.id}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
                >
                  {job.title}
                </A>
              </li>
            ))}
          </ul>
          <A href={`/Studio/Careers/Jobs/New?career=${record.id}`} className="btn btn-quiet mt-3">
            {t.newJob}
          </A>
        </Section>
      </div>
    </AppPage>
  )
}
