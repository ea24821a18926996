import { Form } from 'react-router'
import { formatBytes } from '#features/library/ui/sizes.ts'
import { QUOTA_NAMES, type Quotas } from '#features/quotas/quotas.ts'
import { formatCount } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { organisationTexts } from '../texts.ts'

interface QuotaFormProps {
  /** Its name: what the page's action is called. */
  name: string
  values: Record<keyof Quotas, string>
  hints: Record<keyof Quotas, string | undefined>
  form: FormResult | undefined
}

/** The fields of quotas: storage in gigabytes, members, mails of a day. */
export function QuotaForm({ name, values, hints, form }: QuotaFormProps) {
  const { quotas: t } = useTexts(organisationTexts)
  const refused = form?.name === name ? form : undefined
  const field = fieldsOf(refused, name)
  return (
    <Form method="post" className="mt-4 space-y-4">
      <input type="hidden" name="form" value={name} />
      {refused && <FormRefusal form={refused} idOf={path => `${name}-${path}`} />}
      <div className="grid gap-4 sm:grid-cols-3">
        {QUOTA_NAMES.map(one => (
          <FormField
            key={one}
            {...field(one, values[one])}
            id={`${name}-${one}`}
            label={t.fields[one]}
            hint={hints[one]}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <button type="submit" className="btn btn-main">
        {t.save}
      </button>
    </Form>
  )
}

/** Returns a quota, or a use of it, in words. */
export function formatQuota(name: keyof Quotas, amount: number, lang: Lang): string {
  return name === 'storageBytes' ? formatBytes(amount, lang) : formatCount(amount)
}
