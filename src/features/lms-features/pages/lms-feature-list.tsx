import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { lmsFeatureRecords } from '../records.server.ts'
import { lmsFeatureTexts } from '../texts.ts'

const BASE = '/Studio/LmsFeatures'

/** What the tenant says of LMS features. */
export const loader = appLoader(async args => {
  const { title, lead } = lmsFeatureTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, lmsFeatureRecords, BASE) }
})

export const action = appAction(recordListForms(lmsFeatureRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(lmsFeatureTexts)
  return <RecordList title={title} lead={lead} base={BASE} calls="/api/services/v1/lms-feature" list={list} form={form} words={t} />
}
