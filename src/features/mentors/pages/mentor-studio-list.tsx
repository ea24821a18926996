import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { binEntityOf } from '#features/records/record-kind.ts'
import { loadRecordList } from '#features/records/record-page.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { OrderedRecords } from '#ui/app/record/ordered-records.tsx'
import { KeptRecords } from '#ui/app/record/record-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { MAX_MENTORS, mentorRecords } from '../records.server.ts'
import { mentorTexts } from '../texts.ts'

const BASE = '/Studio/Mentors'
const CALLS = '/api/services/v1/mentor'

/** The mentors that the viewer may write, in the order of the site, which staff change here. */
export const loader = appLoader(async args => {
  const { title, lead } = mentorTexts(args.lang)
  return { title, lead, ...(await loadRecordList(args, mentorRecords, MAX_MENTORS)) }
})

export const action = appAction({ undo: undoForm([binEntityOf(mentorRecords)], BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function MentorStudioList() {
  const { title, lead, mayMake, records, query, memberId } = useLoaderData<typeof loader>()
  const t = useTexts(mentorTexts)
  return (
    <AppPage title={title} lead={lead} action={mayMake ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <UndoNote query={query} />
      <KeptRecords memberId={memberId} calls={CALLS} />
      {records.items.length === 0 ? (
        <EmptyState title={t.none.title} text={t.none.text} action={{ label: t.none.action, href: '/Studio' }} />
      ) : (
        <OrderedRecords
          key={records.items.map(one => one.id).join()}
          records={records.items}
          base={BASE}
          calls={CALLS}
          mayOrder={mayMake}
        />
      )}
    </AppPage>
  )
}
