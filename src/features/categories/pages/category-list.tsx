import { useActionData, useLoaderData } from 'react-router'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { postTexts } from '#features/posts/texts.ts'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfKind } from '../../posts/kinds/kind-names.ts'
import { categoryRecords } from '../records.server.ts'
import { categoryTexts } from '../texts.ts'

const BASE = '/Studio/Categories'

/** The categories of posts that the viewer may write. */
export const loader = appLoader(async args => {
  const { title, lead } = categoryTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, categoryRecords, BASE) }
})

export const action = appAction(recordListForms(categoryRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(categoryTexts)
  const names = useTexts(postTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/category"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'kind', title: t.fields.kind, show: one => nameOfKind(names, KINDS.find(kind => kind === one.fields['kind']) ?? 'news') },
      ]}
      filter={{ label: t.fields.kind, choices: KINDS.map(kind => [kind, nameOfKind(names, kind)]) }}
    />
  )
}
