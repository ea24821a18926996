import { useLoaderData } from 'react-router'
import { loadRecord } from '#features/records/record-page.server.ts'
import { QUESTION_PLACES } from '#features/sites/questions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { questionRecords } from '../records.server.ts'
import { questionTexts } from '../texts.ts'

/** A question's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, questionRecords, { place: QUESTION_PLACES[0] })
  return { title: textOf(record.work, 'question') || questionTexts(args.lang).new, record }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function QuestionEdit() {
  const { title, record } = useLoaderData<typeof loader>()
  const { fields: of, places } = useTexts(questionTexts)
  const fields: RecordField[] = [
    { kind: 'text', name: 'question', label: of.question, isTranslated: true },
    { kind: 'long', name: 'answer', label: of.answer, isTranslated: true },
    { kind: 'choice', name: 'place', label: of.place, choices: QUESTION_PLACES.map(place => [place, places[place]]) },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/question"
        fields={fields}
        title="question"
        listHref="/Studio/Questions"
        publicHref={() => '/'}
      />
    </AppPage>
  )
}
