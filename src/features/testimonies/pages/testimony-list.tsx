import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { testimonyRecords } from '../records.server.ts'
import { testimonyTexts } from '../texts.ts'

const BASE = '/Studio/Testimonies'

/** The testimonies of the tenant that nobody refused, newest first. */
export const loader = appLoader(async args => {
  const { title, lead } = testimonyTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, testimonyRecords, BASE) }
})

export const action = appAction(recordListForms(testimonyRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(testimonyTexts)
  return <RecordList title={title} lead={lead} base={BASE} calls="/api/services/v1/testimony" list={list} form={form} words={t} />
}
