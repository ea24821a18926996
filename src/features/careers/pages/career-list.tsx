import { useLoaderData } from 'react-router'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { listRecords } from '#features/records/read.server.ts'
import { RECORD_STATUSES } from '#features/records/record-kind.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { RecordList } from '#ui/app/record/record-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerRecords } from '../records.server.ts'
import { careerTexts } from '../texts.ts'

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

export { appMeta as meta } from '#page/app-meta.ts'

export default function CareerStudioList() {
  const { title, lead, ...list } = useLoaderData<typeof loader>()
  const { studio: t } = useTexts(careerTexts)
  return (
    <AppPage title={title} lead={lead} action={{ label: t.write, href: '/Studio/Careers/New' }}>
      <RecordList base="/Studio/Careers" calls="/api/services/v1/career" words={{ ...t, caption: t.title }} {...list} />
    </AppPage>
  )
}
