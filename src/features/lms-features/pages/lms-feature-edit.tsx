import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { lmsFeatureRecords } from '../records.server.ts'
import { lmsFeatureTexts } from '../texts.ts'

/** The form of a tenant’s own text of an LMS feature; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, lmsFeatureRecords)
  return { title: textOf(record.work, 'title') || lmsFeatureTexts(args.lang).new, record }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function LmsFeatureEdit() {
  const { title, record } = useLoaderData<typeof loader>()
  const { fields: of } = useTexts(lmsFeatureTexts)
  const columns = [
    { name: 'title', label: of.pointTitle },
    { name: 'text', label: of.pointText },
  ] as const
  const fields: RecordField[] = [
    { kind: 'text', name: 'title', label: of.title, isTranslated: true },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
    { kind: 'long', name: 'summary', label: of.summary, isTranslated: true },
    { kind: 'picture', name: 'image', label: of.image },
    { kind: 'rows', name: 'abilities', label: of.abilities, columns, isTranslated: true },
    { kind: 'rows', name: 'benefits', label: of.benefits, columns, isTranslated: true },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/lms-feature"
        fields={fields}
        title="title"
        listHref="/Studio/LmsFeatures"
        publicHref={slug => `/Lms/Features/${slug}`}
      />
    </AppPage>
  )
}
