import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { binEntityOf } from '#features/records/record-kind.ts'
import { loadRecordList } from '#features/records/record-page.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { testimonyRecords } from '../records.server.ts'
import { testimonyTexts } from '../texts.ts'

const BASE = '/Studio/Testimonies'

/** The testimonies of the tenant that nobody refused, newest first. */
export const loader = appLoader(async args => {
  const { title, lead } = testimonyTexts(args.lang)
  return { title, lead, ...(await loadRecordList(args, testimonyRecords)) }
})

export const action = appAction({ undo: undoForm([binEntityOf(testimonyRecords)], BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function TestimonyList() {
  const { title, lead, mayMake, ...list } = useLoaderData<typeof loader>()
  const t = useTexts(testimonyTexts)
  return (
    <AppPage title={title} lead={lead} action={mayMake ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <UndoNote query={list.query} />
      <RecordList base={BASE} calls="/api/services/v1/testimony" words={{ ...t, caption: t.title }} {...list} />
    </AppPage>
  )
}
