import { Form, useActionData, useLoaderData } from 'react-router'
import { can } from '#features/permissions/permissions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { Below, FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SHARES } from '../paths.ts'
import { readPercent } from '../read-amount.ts'
import { listNamedRules, listSubjects, type NamedRule, removeRule, saveRule } from '../share-rules.server.ts'
import { payoutTexts } from '../texts.ts'

const DONE = ['saved', 'removed'] as const
/** How many mentors the form names at most. */
const SEATS = [1, 2, 3, 4, 5] as const

/** The rules by which sales are shared with mentors. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = payoutTexts(lang).shares
  return {
    title,
    lead,
    done: DONE.find(one => one === query.get('done')),
    rules: await listNamedRules(ctx),
    subjects: await listSubjects(ctx),
    mayChange: can(ctx.viewer, 'payments.write'),
  }
})

export const action = appAction({
  save: async ({ ctx }, fields) => {
    // `tenant`, or `program:{id}`, `class:{id}`.
    const [scope = '', subjectId = ''] = (fields.get('subject') ?? '').split(':')
    const parts = SEATS.flatMap(seat => {
      const mentorId = fields.get(`mentor${seat}`) ?? ''
      return mentorId === '' ? [] : [{ mentorId, weight: Number(fields.get(`weight${seat}`) || '1') }]
    })
    await saveRule(ctx, { scope, subjectId, shareBp: readPercent(fields.get('percent') ?? ''), parts })
    return `${SHARES}?done=saved`
  },
  remove: async ({ ctx }, fields) => {
    await removeRule(ctx, fields.get('rule') ?? '')
    return `${SHARES}?done=removed`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function ShareList() {
  const { title, lead, done, rules, subjects, mayChange } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(payoutTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-4xl space-y-6">
        {form && <FormRefusal form={form} />}
        {done && !form && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        {rules.length === 0 ? <p>{t.shares.none}</p> : <Rules rules={rules} mayChange={mayChange} />}
        {mayChange && <RuleForm subjects={subjects} form={form} />}
      </div>
    </AppPage>
  )
}

function Rules({ rules, mayChange }: { rules: readonly NamedRule[]; mayChange: boolean }) {
  const { shares: t, fill } = useTexts(payoutTexts)
  const nameOf = (one: NamedRule) => (one.scope === 'tenant' ? t.scopes.tenant : one.name || t.removed)
  const columns: Column<NamedRule>[] = [
    {
      title: t.scope,
      isHeading: true,
      show: one => (
        <span className="wrap-anywhere">
          <span className="font-semibold">{nameOf(one)}</span>
          {one.scope !== 'tenant' && <span className="text-ink-soft block">{t.scopes[one.scope]}</span>}
        </span>
      ),
    },
    { title: t.percent, show: one => <span className="tabular-nums">{`${String(one.shareBp / 100).replace('.', ',')}%`}</span> },
    {
      title: t.to,
      show: one => (one.parts.length === 0 ? t.equal : one.parts.map(({ name, weight }) => `${name || t.removed} (${weight})`).join(', ')),
    },
    ...(mayChange
      ? [
          {
            title: t.remove,
            isAction: true,
            show: (one: NamedRule) => (
              <PostButton
                form="remove"
                values={{ rule: one.id }}
                action={SHARES}
                className="btn btn-quiet text-danger-text"
                label={fill('shares.removeLabel', { name: nameOf(one) })}
              >
                {t.remove}
              </PostButton>
            ),
          },
        ]
      : []),
  ]
  return <Rows items={rules} keyOf={one => one.id} columns={columns} caption={t.title} />
}

type Subjects = Awaited<ReturnType<typeof listSubjects>>

function RuleForm({ subjects, form }: { subjects: Subjects; form: FormResult | undefined }) {
  const texts = useTexts(payoutTexts)
  const { shares } = texts
  const { form: t } = shares
  const field = fieldsOf(form, 'save')
  const choicesOf = (kind: 'program' | 'class', of: Subjects['programs']) => of.map(({ id, name }) => [`${kind}:${id}`, name] as const)
  const mentors = subjects.mentors.map(({ id, name }) => [id, name] as const)
  return (
    <Section title={t.title}>
      <Form method="post" action={SHARES} className="grid max-w-2xl gap-5">
        <input type="hidden" name="form" value="save" />
        <FormSelect
          {...field('subject', 'tenant')}
          label={t.subject}
          choices={[['tenant', t.all]]}
          groups={[
            { label: t.programs, choices: choicesOf('program', subjects.programs) },
            { label: t.classes, choices: choicesOf('class', subjects.classes) },
          ].filter(group => group.choices.length > 0)}
        />
        <FormField {...field('percent', '')} label={shares.percent} hint={shares.percentHint} inputMode="decimal" maxLength={6} required />
        <fieldset id="parts" tabIndex={-1}>
          <legend className="font-medium">{t.parts}</legend>
          <Below id="parts" hint={t.partsLead} problem={field('parts').problem} />
          <div className="mt-3 grid gap-3">
            {SEATS.map(seat => (
              <div key={seat} className="grid gap-3 sm:grid-cols-[1fr_8rem]">
                <FormSelect
                  {...field(`mentor${seat}`, '')}
                  label={texts.fill('shares.form.mentor', { count: seat })}
                  choices={[['', t.nobody], ...mentors]}
                />
                <FormField
                  {...field(`weight${seat}`, '1')}
                  label={texts.fill('shares.form.weight', { count: seat })}
                  type="number"
                  min={1}
                  max={1000}
                />
              </div>
            ))}
          </div>
        </fieldset>
        <button type="submit" data-act="save-rule" className="btn btn-main justify-self-start">
          {t.save}
        </button>
      </Form>
    </Section>
  )
}
