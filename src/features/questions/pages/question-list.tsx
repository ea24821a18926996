import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { QUESTION_PLACES } from '#features/sites/questions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { questionRecords } from '../records.server.ts'
import { questionTexts } from '../texts.ts'

const BASE = '/Studio/Questions'

/** All questions, and their order on the site. */
export const loader = appLoader(async args => {
  const { title, lead } = questionTexts(args.lang)
  return { title, lead, list: await loadRecordList(args, questionRecords, BASE) }
})

export const action = appAction(recordListForms(questionRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(questionTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/question"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'for', title: t.fields.place, show: one => t.places[QUESTION_PLACES.find(place => place === one.fields['place']) ?? 'all'] },
      ]}
      filter={{ label: t.fields.place, choices: QUESTION_PLACES.map(place => [place, t.places[place]]) }}
    >
      <p className="mt-6">
        <A href="/" className="btn btn-quiet">
          {t.open}
        </A>
      </p>
    </RecordList>
  )
}
