import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { fieldsOf } from '../form/fields.ts'
import { FormRefusal } from '../form/form-message.tsx'
import type { FormResult } from '../form/form-result.ts'
import { A } from '../lang/lang.tsx'

interface CreateFormProps {
  field: ReturnType<typeof fieldsOf>
  form: FormResult | undefined
  /** Id of the new record, so that a form submitted twice creates one. */
  newId: string
  /** Where "cancel" leads. */
  backHref: string
  words: { save: string; cancel: string }
  children: ReactNode
}

/** The form `make` of a page that creates one record. */
export function CreateForm({ field, form, newId, backHref, words, children }: CreateFormProps) {
  return (
    <Form method="post" className="max-w-3xl space-y-6">
      <input type="hidden" name="form" value="make" />
      <input type="hidden" name="id" value={field('id', newId).value} />
      {form && <FormRefusal form={form} />}
      <div className="card space-y-6 p-5 md:p-6">{children}</div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-main">
          {words.save}
        </button>
        <A href={backHref} className="btn btn-quiet">
          {words.cancel}
        </A>
      </p>
    </Form>
  )
}
