import { useActionData, useLoaderData } from 'react-router'
import { requirePermission } from '#features/permissions/permissions.ts'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerRecords, jobRecords } from '../records.server.ts'
import { careerTexts } from '../texts.ts'

const BASE = '/Studio/Careers'

/** The employers in every state, for those who write them; partners and companies see their own. */
export const loader = appLoader(async args => {
  const t = careerTexts(args.lang).studio
  const isAll = requirePermission(args.ctx.viewer, careerRecords.write) === 'all'
  return { title: t.title, lead: isAll ? t.lead : t.leadOwn, list: await loadRecordList(args, careerRecords, BASE) }
})

export const action = appAction(recordListForms(careerRecords, BASE, [jobRecords]))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { studio: t } = useTexts(careerTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/career"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'industry', title: t.fields.industry, show: one => <span className="wrap-anywhere">{String(one.fields['industry'])}</span> },
      ]}
    />
  )
}
