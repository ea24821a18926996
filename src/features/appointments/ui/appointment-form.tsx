import { localHref } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { WISHED_TIMES } from '../appointment.ts'
import { appointmentTexts } from '../texts.ts'

/** Name of the form within its page. */
export const APPOINTMENT_FORM = 'appointment'
export const APPOINTMENT_PAGE = '/Make-Appointment'

export interface RequestFormProps {
  /** The site's title, named in the consent text. */
  site: string
  /** The rejected submission. */
  form: FormResult | undefined
  /** The submission succeeded: a message replaces the form. */
  isDone: boolean
}

interface AppointmentFormProps extends RequestFormProps {
  /** The post from whose page the visitor came. */
  post?: { id: string; title: string } | undefined
}

/** The form that requests an appointment. */
export function AppointmentForm({ site, form, isDone, post }: AppointmentFormProps) {
  const lang = useLang()
  const { form: t, fill } = useTexts(appointmentTexts)
  if (isDone)
    return (
      <>
        <FormMessage tone="done">{t.done.text}</FormMessage>
        <p className="mt-6">
          <A href={APPOINTMENT_PAGE} className="btn btn-quiet">
            {t.done.again}
          </A>
        </p>
      </>
    )
  const sent = form?.name === APPOINTMENT_FORM ? form : undefined
  const field = fieldsOf(sent, APPOINTMENT_FORM)
  return (
    <form method="post" action={localHref(lang, APPOINTMENT_PAGE)} noValidate className="max-w-3xl space-y-6">
      <input type="hidden" name="form" value={APPOINTMENT_FORM} />
      {post && <input type="hidden" name="postId" value={post.id} />}
      {sent && <FormRefusal form={sent} />}
      {post && <p className="text-ink-soft">{fill('form.about', { title: post.title })}</p>}
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField {...field('name')} label={t.name} autoComplete="name" maxLength={120} required />
        <FormField {...field('organisation')} label={t.organisation} optional={t.optional} autoComplete="organization" maxLength={120} />
        <FormField {...field('email')} label={t.email} type="email" autoComplete="email" maxLength={254} required />
        <FormField
          {...field('phone')}
          label={t.phone}
          hint={t.phoneHint}
          optional={t.optional}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <FormField {...field('topic')} label={t.topic} hint={t.topicHint} maxLength={120} required />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField {...field('wishedDate')} label={t.wishedDate} optional={t.optional} type="date" />
        <FormSelect
          {...field('wishedTime')}
          label={t.wishedTime}
          choices={[['', t.times['']], ...WISHED_TIMES.map(time => [time, t.times[time]] as const)]}
        />
      </div>
      <FormText {...field('message')} label={t.message} hint={t.messageHint} optional={t.optional} maxLength={2000} rows={5} />
      <div>
        <FormCheck
          name="consent"
          label={fill('form.consent', { site })}
          problem={field('consent').problem}
          isChecked={field('consent').value === '1'}
          required
        />
        <A href="/Privacy-Policy" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t.policy}
        </A>
      </div>
      <button type="submit" className="btn btn-main">
        {t.send}
      </button>
    </form>
  )
}
