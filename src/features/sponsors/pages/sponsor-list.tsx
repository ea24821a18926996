import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { sponsorRecords } from '../records.server.ts'
import { sponsorTexts } from '../texts.ts'

const BASE = '/Studio/Sponsors'

/** The sponsors that events choose from, by name. */
export const loader = appLoader(async args => {
  const { title, lead } = sponsorTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, sponsorRecords, BASE) }
})

export const action = appAction(recordListForms(sponsorRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(sponsorTexts)
  return <RecordList title={title} lead={lead} base={BASE} calls="/api/services/v1/sponsor" list={list} form={form} words={t} />
}
