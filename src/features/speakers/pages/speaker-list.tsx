import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { binEntityOf } from '#features/records/record-kind.ts'
import { loadRecordList } from '#features/records/record-page.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { speakerRecords } from '../records.server.ts'
import { speakerTexts } from '../texts.ts'

const BASE = '/Studio/Speakers'

/** The speakers that events choose from, by name. */
export const loader = appLoader(async args => {
  const { title, lead } = speakerTexts(args.lang)
  return { title, lead, ...(await loadRecordList(args, speakerRecords)) }
})

export const action = appAction({ undo: undoForm([binEntityOf(speakerRecords)], BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function SpeakerList() {
  const { title, lead, mayMake, ...list } = useLoaderData<typeof loader>()
  const t = useTexts(speakerTexts)
  return (
    <AppPage title={title} lead={lead} action={mayMake ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <UndoNote query={list.query} />
      <RecordList base={BASE} calls="/api/services/v1/speaker" words={{ ...t, caption: t.title }} hasStates={false} {...list} />
    </AppPage>
  )
}
