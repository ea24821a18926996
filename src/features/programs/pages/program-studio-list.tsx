import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { programRecords } from '../records.server.ts'
import { programTexts } from '../texts.ts'

const BASE = '/Studio/Programs'

/** The programs that the viewer may write. */
export const loader = appLoader(async args => {
  const { title, lead } = programTexts(args.lang).studio
  return { title, lead, list: await loadRecordList(args, programRecords, BASE) }
})

export const action = appAction(recordListForms(programRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { studio: t } = useTexts(programTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/program"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'active', title: t.fields.isActive, show: one => (one.fields['isActive'] === true ? t.active : t.finished) },
        { key: 'sponsor', title: t.fields.sponsor, isHidden: true, show: one => String(one.fields['sponsor'] ?? '–') },
      ]}
      filter={{
        label: t.activeFilter,
        choices: [
          ['true', t.active],
          ['false', t.finished],
        ],
      }}
    />
  )
}
