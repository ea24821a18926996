import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { listRecords } from '#features/records/read.server.ts'
import { binEntityOf, RECORD_STATUSES } from '#features/records/record-kind.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerRecords, jobRecords } from '../records.server.ts'
import { careerTexts } from '../texts.ts'

const BASE = '/Studio/Careers'
const PER_PAGE = 20

/** The employers in every state, for those who write them; partners and companies see their own. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const t = careerTexts(lang).studio
  const isAll = requirePermission(ctx.viewer, careerRecords.write) === 'all'
  const records = await listRecords(ctx, careerRecords, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
    status: RECORD_STATUSES.find(one => one === query.get('state')),
  })
  const { memberId } = requirePerson(ctx.viewer)
  return { title: t.title, lead: isAll ? t.lead : t.leadOwn, records, query: Object.fromEntries(query), memberId }
})

export const action = appAction({ undo: undoForm([careerRecords, jobRecords].map(binEntityOf), BASE) })

export { appMeta as meta } from '#page/app-meta.ts'

export default function CareerStudioList() {
  const { title, lead, ...list } = useLoaderData<typeof loader>()
  const { studio: t } = useTexts(careerTexts)
  return (
    <AppPage title={title} lead={lead} action={{ label: t.write, href: `${BASE}/New` }}>
      <UndoNote query={list.query} />
      <RecordList base={BASE} calls="/api/services/v1/career" words={{ ...t, caption: t.title }} {...list} />
    </AppPage>
  )
}
