import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { binEntityOf } from '#features/records/record-kind.ts'
import { loadRecordList } from '#features/records/record-page.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { sponsorRecords } from '../records.server.ts'
import { sponsorTexts } from '../texts.ts'

const BASE = '/Studio/Sponsors'

/** The sponsors that events choose from, by name. */
export const loader = appLoader(async args => {
  const { title, lead } = sponsorTexts(args.lang)
  return { title, lead, ...(await loadRecordList(args, sponsorRecords)) }
})

export const action = appAction({ undo: undoForm([binEntityOf(sponsorRecords)], BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function SponsorList() {
  const { title, lead, mayMake, ...list } = useLoaderData<typeof loader>()
  const t = useTexts(sponsorTexts)
  return (
    <AppPage title={title} lead={lead} action={mayMake ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <UndoNote query={list.query} />
      <RecordList base={BASE} calls="/api/services/v1/sponsor" words={{ ...t, caption: t.title }} hasStates={false} {...list} />
    </AppPage>
  )
}
