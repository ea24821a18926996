import { Form } from 'react-router'
import { REASON_LENGTH } from '#features/members/superadmin-reason.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { accountTexts } from '../texts.ts'

interface SuperadminEntryProps {
  isEntered: boolean
  /** The reason as they wrote it before they proved their second factor. */
  reason?: string
  form?: FormResult | undefined
}

/** How a superadmin enters this tenant, with a reason, or leaves it. `/Account` takes the forms. */
export function SuperadminEntry({ isEntered, reason, form }: SuperadminEntryProps) {
  const { superadmin } = useTexts(accountTexts)
  const field = fieldsOf(form, 'enter-superadmin')
  if (isEntered)
    return (
      <Section title={superadmin.title} lead={superadmin.entered}>
        <PostButton form="leave-superadmin" action="/Account" className="btn btn-main">
          {superadmin.leave}
        </PostButton>
      </Section>
    )
  return (
    <Section title={superadmin.title} lead={superadmin.lead}>
      <Form method="post" action="/Account" className="max-w-xl space-y-4">
        <input type="hidden" name="form" value="enter-superadmin" />
        <FormText
          {...field('reason', reason)}
          label={superadmin.reason}
          hint={superadmin.reasonHint}
          rows={3}
          required
          minLength={REASON_LENGTH.min}
          maxLength={REASON_LENGTH.max}
        />
        <button type="submit" className="btn btn-main">
          {superadmin.enter}
        </button>
      </Form>
    </Section>
  )
}
