import { Form, useActionData, useLoaderData } from 'react-router'
import { LANGS, languageOf } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { reviewTexts } from '../texts.ts'
import { OtherQuestions } from '../ui/other-questions.tsx'
import { REVIEW } from '../ui/review-path.ts'
import { answerUnanswered, findUnanswered } from '../unanswered.server.ts'

const MAX_QUESTION = 200
const MAX_ANSWER = 1200

/** The form that makes a frequent question of what was asked and not answered. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = reviewTexts(lang).answerPage
  const about = query.get('about') ?? ''
  const group = await findUnanswered(ctx, about)
  return { title, lead, about, text: group?.text ?? '', others: group?.others ?? [], lang }
})

export const action = appAction({
  '': async ({ ctx, query }, fields) => `${REVIEW}/Answer/${await answerUnanswered(ctx, query.get('about') ?? '', fields)}`,
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function AnswerEdit() {
  const { title, lead, about, text, others, lang } = useLoaderData<typeof loader>()
  const { answerPage: t, unanswered } = useTexts(reviewTexts)
  const form = useActionData<typeof action>()
  const field = fieldsOf(form)
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        <Form method="post" action={`${REVIEW}/Answer?about=${about}`} className="card grid max-w-2xl gap-5 p-5 md:p-6">
          <FormField {...field('question', text)} label={t.question} hint={t.questionHint} maxLength={MAX_QUESTION} required />
          <FormText {...field('answer')} label={t.answer} maxLength={MAX_ANSWER} rows={6} required />
          <FormSelect {...field('lang', lang)} label={t.lang} choices={LANGS.map(one => [one, languageOf(one).name, one])} />
          <p>
            <button type="submit" className="btn btn-main">
              {t.save}
            </button>
          </p>
        </Form>
        {others.length > 0 && (
          <Section title={unanswered.others}>
            <OtherQuestions questions={others} />
          </Section>
        )}
      </div>
    </AppPage>
  )
}
