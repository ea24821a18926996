import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { listAllCities } from '#features/regions/queries.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { schoolRecords } from '../records.server.ts'
import { SCHOOL_TYPES } from '../school.ts'
import { schoolTexts } from '../texts.ts'

/** A school's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, schoolRecords, { students: 0, type: null })
  const cities = await listAllCities(args.ctx)
  return { title: textOf(record.work, 'name') || schoolTexts(args.lang).records.new, record, cities }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function StudioEdit() {
  const { title, record, cities } = useLoaderData<typeof loader>()
  const { records: t } = useTexts(schoolTexts)
  const of = t.fields
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name },
    { kind: 'text', name: 'npsn', label: of.npsn, hint: of.npsnHint },
    { kind: 'choice', name: 'type', label: of.type, choices: SCHOOL_TYPES.map(type => [type, t.types[type]]), none: t.noType },
    { kind: 'reference', name: 'cityId', label: of.cityId, choices: cities },
    { kind: 'number', name: 'students', label: of.students },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/school"
        fields={fields}
        title="name"
        listHref="/Studio/Schools"
        publicHref={() => '/Network'}
      />
    </AppPage>
  )
}
