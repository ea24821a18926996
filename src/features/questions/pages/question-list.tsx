import { useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { requirePerson } from '#features/permissions/permissions.ts'
import { listRecords } from '#features/records/read.server.ts'
import { binEntityOf } from '#features/records/record-kind.ts'
import { MAX_QUESTIONS } from '#features/sites/questions.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { OrderedRecords } from '#ui/app/record/ordered-records.tsx'
import { KeptRecords } from '#ui/app/record/record-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { questionRecords } from '../records.server.ts'
import { questionTexts } from '../texts.ts'

const CALLS = '/api/services/v1/question'

/** All questions in the order of the site, which is changed here. */
export const loader = appLoader(async ({ ctx, lang, query }) => {
  const t = questionTexts(lang)
  const { items } = await listRecords(ctx, questionRecords, { page: 1, perPage: MAX_QUESTIONS })
  const questions = await withMarks(ctx, 'question', items)
  return { title: t.title, lead: t.lead, questions, memberId: requirePerson(ctx.viewer).memberId, query: Object.fromEntries(query) }
})

export const action = appAction({ undo: undoForm([binEntityOf(questionRecords)], '/Studio/Questions') })

export { appMeta as meta } from '#page/app-meta.ts'

export default function QuestionList() {
  const { title, lead, questions, memberId, query } = useLoaderData<typeof loader>()
  const t = useTexts(questionTexts)
  const action = { label: t.new, href: '/Studio/Questions/New' }
  return (
    <AppPage title={title} lead={lead} action={action}>
      <UndoNote query={query} />
      <KeptRecords memberId={memberId} calls={CALLS} />
      {questions.length === 0 ? (
        <EmptyState title={t.none.title} text={t.none.text} action={{ label: t.none.action, href: action.href }} />
      ) : (
        <OrderedRecords key={questions.map(one => one.id).join()} records={questions} base="/Studio/Questions" calls={CALLS} />
      )}
      <p className="mt-6">
        <A href="/" className="btn btn-quiet">
          {t.open}
        </A>
      </p>
    </AppPage>
  )
}
