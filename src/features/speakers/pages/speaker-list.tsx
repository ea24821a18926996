import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { speakerRecords } from '../records.server.ts'
import { speakerTexts } from '../texts.ts'

const BASE = '/Studio/Speakers'

/** The speakers that events choose from, by name. */
export const loader = appLoader(async args => {
  const { title, lead } = speakerTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, speakerRecords, BASE) }
})

export const action = appAction(recordListForms(speakerRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(speakerTexts)
  return <RecordList title={title} lead={lead} base={BASE} calls="/api/services/v1/speaker" list={list} form={form} words={t} />
}
