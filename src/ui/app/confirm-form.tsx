import { Form } from 'react-router'
import { fieldsOf } from '../form/fields.ts'
import { FormCheck } from '../form/form-field.tsx'
import type { FormResult } from '../form/form-result.ts'
import { Section } from './section.tsx'

interface SureFormProps {
  /** Which of the page's forms it is. */
  name: string
  /** The page's path: without what its query says of the form before. */
  action: string
  words: { title: string; text: string; button: string }
  /** What is ticked before. */
  sure: string
  isDanger?: boolean
  form: FormResult | undefined
}

const sureId = (name: string) => `${name}-sure`

/** Leads from a refusal to its field: a page may have several such forms, each with its tick. */
export const sureIdOf = (form: FormResult) => (path: string) => (path === 'sure' ? sureId(form.name) : path)

/** Something that can't be undone: what it does, a tick, and its button. */
export function ConfirmForm({ name, action, words, sure, isDanger, form }: SureFormProps) {
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
