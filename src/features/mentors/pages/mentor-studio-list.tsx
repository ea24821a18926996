import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { mentorRecords } from '../records.server.ts'
import { mentorTexts } from '../texts.ts'

const BASE = '/Studio/Mentors'

/** The mentors that the viewer may write; staff change their order, too. */
export const loader = appLoader(async args => {
  const { title, lead } = mentorTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, mentorRecords, BASE) }
})

export const action = appAction(recordListForms(mentorRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(mentorTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/mentor"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'headline', title: t.fields.headline, show: one => <span className="wrap-anywhere">{String(one.fields['headline'])}</span> },
      ]}
    />
  )
}
