import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { formatDate } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { TYPES } from '../portfolio.ts'
import { portfolioRecords } from '../records.server.ts'
import { portfolioTexts } from '../texts.ts'

const BASE = '/Studio/Portfolios'

/** The works that the viewer may write. */
export const loader = appLoader(async args => {
  const { title, lead } = portfolioTexts(args.lang).studio
  return { title, lead, list: await loadRecordList(args, portfolioRecords, BASE) }
})

export const action = appAction(recordListForms(portfolioRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { studio: t, types } = useTexts(portfolioTexts)
  const lang = useLang()
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/portfolio"
      list={list}
      form={form}
      words={t}
      columns={[
        {
          key: 'client',
          title: t.fields.clientName,
          show: one => <span className="wrap-anywhere">{String(one.fields['clientName'])}</span>,
        },
        {
          key: 'type',
          title: t.fields.type,
          isHidden: true,
          show: one => types[TYPES.find(type => type === one.fields['type']) ?? 'corporate'],
        },
        {
          key: 'day',
          title: t.fields.heldOn,
          isSortable: true,
          show: one => (
            <span className="whitespace-nowrap">{formatDate(`${String(one.fields['heldOn'])}T12:00:00+07:00`, undefined, lang)}</span>
          ),
        },
      ]}
      filter={{ label: t.fields.type, choices: TYPES.map(type => [type, types[type]]) }}
    />
  )
}
