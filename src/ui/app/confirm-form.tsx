import { Form } from 'react-router'
import { fieldsOf } from '../form/fields.ts'
import { FormCheck } from '../form/form-field.tsx'
import type { FormResult } from '../form/form-result.ts'
import { Section } from './section.tsx'

interface ConfirmFormProps {
  /** The value of the hidden field `form`. */
  name: string
  /** The page's path, without the query that reports the previous form's result. */
  action: string
  words: { title: string; text: string; button: string }
  /** Label of the confirmation checkbox. */
  sure: string
  isDanger?: boolean
  form: FormResult | undefined
}

const sureId = (name: string) => `${name}-sure`

/** Maps a problem's path to its field's id: a page may have several such forms, each with its own checkbox. */
export const sureIdOf = (form: FormResult) => (path: string) => (path === 'sure' ? sureId(form.name) : path)

/** A form for an action that can't be undone: what it does, a confirmation checkbox, and the button. */
export function ConfirmForm({ name, action, words, sure, isDanger, form }: ConfirmFormProps) {
  const field = fieldsOf(form, name)
  return (
    <Section title={words.title} lead={words.text}>
      <Form method="post" action={action}>
        <input type="hidden" name="form" value={name} />
        <FormCheck {...field('sure')} id={sureId(name)} value="1" label={sure} required />
        <button type="submit" className={`btn btn-quiet mt-2 ${isDanger ? 'text-danger-text' : ''}`}>
          {words.button}
        </button>
      </Form>
    </Section>
  )
}
