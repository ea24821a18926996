import { useLoaderData } from 'react-router'
import { listClassChoices } from '#features/classes/program-classes.server.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { listSchoolChoices } from '#features/schools/choices.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { programRecords } from '../records.server.ts'
import { programTexts } from '../texts.ts'

/** A program's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, programRecords, { isActive: true, schoolIds: [], classIds: [] })
  const [schools, classes] = [await listSchoolChoices(args.ctx), await listClassChoices(args.ctx, record.id)]
  return { title: textOf(record.work, 'name') || programTexts(args.lang).studio.new, record, schools, classes }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function StudioEdit() {
  const { title, record, schools, classes } = useLoaderData<typeof loader>()
  const { studio: t } = useTexts(programTexts)
  const of = t.fields
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name, isTranslated: true },
    { kind: 'long', name: 'summary', label: of.summary, isTranslated: true },
    { kind: 'rich', name: 'content', label: of.content, isTranslated: true },
    { kind: 'picture', name: 'logo', label: of.logo },
    { kind: 'check', name: 'isActive', label: of.isActive, hint: of.isActiveHint },
    { kind: 'text', name: 'sponsor', label: of.sponsor, hint: of.sponsorHint },
    { kind: 'number', name: 'bundlePriceRupiah', label: of.bundlePriceRupiah, hint: of.bundlePriceHint },
    { kind: 'references', name: 'classIds', label: of.classIds, choices: classes },
    { kind: 'references', name: 'schoolIds', label: of.schoolIds, choices: schools },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/program"
        fields={fields}
        title="name"
        listHref="/Studio/Programs"
        publicHref={slug => `/Program/${slug}`}
        rich={RecordRichField}
      />
    </AppPage>
  )
}
