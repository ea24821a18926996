import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listClassNames } from '../choices.server.ts'
import { testimonyRecords } from '../records.server.ts'
import { testimonyTexts } from '../texts.ts'

/** A testimony’s form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, testimonyRecords)
  const classes = await listClassNames(args.ctx)
  return { title: textOf(record.work, 'name') || testimonyTexts(args.lang).new, record, classes }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function TestimonyEdit() {
  const { title, record, classes } = useLoaderData<typeof loader>()
  const { fields: of } = useTexts(testimonyTexts)
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name, hint: of.nameHint },
    { kind: 'text', name: 'role', label: of.role, hint: of.roleHint, isTranslated: true },
    { kind: 'long', name: 'message', label: of.message, isTranslated: true },
    { kind: 'reference', name: 'classId', label: of.classId, choices: classes },
    { kind: 'picture', name: 'photo', label: of.photo, hint: of.photoHint },
    { kind: 'long', name: 'consent', label: of.consent, hint: of.consentHint },
    { kind: 'number', name: 'position', label: of.position, hint: of.positionHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/testimony"
        fields={fields}
        title="name"
        listHref="/Studio/Testimonies"
        publicHref={() => '/'}
      />
    </AppPage>
  )
}
