import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { binEntityOf } from '#features/records/record-kind.ts'
import { loadRecordList } from '#features/records/record-page.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { lmsFeatureRecords } from '../records.server.ts'
import { lmsFeatureTexts } from '../texts.ts'

const BASE = '/Studio/LmsFeatures'

/** What the tenant says of LMS features. */
export const loader = appLoader(async args => {
  const { title, lead } = lmsFeatureTexts(args.lang)
  return { title, lead, ...(await loadRecordList(args, lmsFeatureRecords)) }
})

export const action = appAction({ undo: undoForm([binEntityOf(lmsFeatureRecords)], BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function LmsFeatureList() {
  const { title, lead, mayMake, ...list } = useLoaderData<typeof loader>()
  const t = useTexts(lmsFeatureTexts)
  return (
    <AppPage title={title} lead={lead} action={mayMake ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <UndoNote query={list.query} />
      <RecordList base={BASE} calls="/api/services/v1/lms-feature" words={{ ...t, caption: t.title }} {...list} />
    </AppPage>
  )
}
