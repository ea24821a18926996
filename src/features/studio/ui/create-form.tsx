import type { ReactNode } from 'react'
import type { FormState } from '#page/page.server.ts'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { INTEGRATIONS } from '../integrations.server.ts'

interface CreateFormProps {
  field: ReturnType<typeof fieldsOf>
  form: FormState | undefined
  /** What is made has this id, however often the form is sent. */
  newId: string
  words: { save: string; cancel: string }
  /** The fields. */
  children: ReactNode
}

/** The form `make` of a page that makes one thing. */
export function CreateForm({ field, form, newId, words, children }: CreateFormProps) {
  return (
    <form method="post" className="max-w-3xl space-y-6">
      <input type="hidden" name="form" value="make" />
      <input type="hidden" name="id" value={field('id', newId).value} />
      {form && <FormRefusal form={form} />}
      <div className="card space-y-6 p-5 md:p-6">{children}</div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-main">
          {words.save}
        </button>
        <A href={INTEGRATIONS} className="btn btn-quiet">
          {words.cancel}
        </A>
      </p>
    </form>
  )
}
