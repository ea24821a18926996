import { Form } from 'react-router'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { schoolTexts } from '../texts.ts'

/** The form that removes what people without an account sent, by their address. `action`: path of the page. */
export function ForgetAddress({ form, action }: { form: FormResult | undefined; action: string }) {
  const { forget: t } = useTexts(schoolTexts).studio
  const sent = form?.name === 'forget' ? form : undefined
  return (
    <Section title={t.title} lead={t.lead}>
      <Form method="post" action={action} noValidate className="max-w-xl space-y-4">
        <input type="hidden" name="form" value="forget" />
        {sent && <FormRefusal form={sent} />}
        <FormField {...fieldsOf(sent, 'forget')('email')} label={t.email} type="email" maxLength={254} required />
        <button type="submit" className="btn btn-quiet">
          {t.send}
        </button>
      </Form>
    </Section>
  )
}
