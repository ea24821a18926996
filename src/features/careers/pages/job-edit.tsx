import { useLoaderData } from 'react-router'
import { listRecords } from '#features/records/read.server.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { listAllCities } from '#features/regions/queries.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { JOB_MODES, JOB_TYPES, pathOfJob } from '../career.ts'
import { careerRecords, jobRecords } from '../records.server.ts'
import { careerTexts } from '../texts.ts'

const MOST_EMPLOYERS = 500

/** A job's form; without an id in the path, of a new one at the employer `?career=`. */
export const loader = appLoader(async args => {
  const { ctx, query, lang } = args
  const record = await loadRecord(args, jobRecords, { careerId: query.get('career'), type: JOB_TYPES[0], mode: JOB_MODES[0] })
  const employers = await listRecords(ctx, careerRecords, { page: 1, perPage: MOST_EMPLOYERS })
  return {
    title: textOf(record.work, 'title') || careerTexts(lang).studio.newJob,
    record,
    employers: employers.items.map(({ id, title: name }) => ({ id, name })),
    cities: await listAllCities(ctx),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function JobEdit() {
  const { title, record, employers, cities } = useLoaderData<typeof loader>()
  const { studio: t, types, modes } = useTexts(careerTexts)
  const { fields: of } = t
  const fields: RecordField[] = [
    { kind: 'text', name: 'title', label: of.title, isTranslated: true },
    { kind: 'reference', name: 'careerId', label: of.careerId, choices: employers },
    { kind: 'choice', name: 'type', label: of.type, choices: JOB_TYPES.map(type => [type, types[type]]) },
    { kind: 'choice', name: 'mode', label: of.mode, choices: JOB_MODES.map(mode => [mode, modes[mode]]) },
    { kind: 'reference', name: 'cityId', label: of.cityId, choices: cities },
    { kind: 'long', name: 'summary', label: of.summary, isTranslated: true },
    { kind: 'rows', name: 'duties', label: of.duties, isTranslated: true },
    { kind: 'rows', name: 'requirements', label: of.requirements, isTranslated: true },
    { kind: 'number', name: 'salaryMin', label: of.salaryMin },
    { kind: 'number', name: 'salaryMax', label: of.salaryMax },
    { kind: 'moment', name: 'closesAt', label: of.closesAt },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  const careerId = textOf(record.work, 'careerId')
  const list = careerId === '' ? '/Studio/Careers' : `/Studio/Careers/${careerId}`
  return (
    <AppPage title={title} trail={[{ label: t.title, href: list }]}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/career/job"
        fields={fields}
        title="title"
        listHref="/Studio/Careers"
        publicHref={slug => pathOfJob({ id: record.id, slug })}
      />
    </AppPage>
  )
}
