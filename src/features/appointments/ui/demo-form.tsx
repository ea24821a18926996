import { localHref } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { appointmentTexts } from '../texts.ts'
import type { RequestFormProps } from './appointment-form.tsx'

/** Name of the form within its page. */
export const DEMO_FORM = 'demo'
export const DEMO_PAGE = '/Lms'

/** The form that requests a demonstration: only an e-mail address. */
export function DemoForm({ site, form, isDone }: RequestFormProps) {
  const lang = useLang()
  const { demo: t, form: words, fill } = useTexts(appointmentTexts)
  if (isDone) return <FormMessage tone="done">{t.done.text}</FormMessage>
  const sent = form?.name === DEMO_FORM ? form : undefined
  return (
    <form method="post" action={localHref(lang, DEMO_PAGE)} noValidate className="max-w-xl space-y-6">
      <input type="hidden" name="form" value={DEMO_FORM} />
      {sent && <FormRefusal form={sent} />}
      <FormField {...fieldsOf(sent, DEMO_FORM)('demoEmail')} label={t.email} type="email" autoComplete="email" maxLength={254} required />
      <p className="text-ink-soft">
        {fill('demo.consent', { site })}{' '}
        <A href="/Privacy-Policy" className="text-ink underline underline-offset-4">
          {words.policy}
        </A>
      </p>
      <button type="submit" className="btn btn-main">
        {t.send}
      </button>
    </form>
  )
}
