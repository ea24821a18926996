import type { FormState } from '#page/page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import { Section } from './section.tsx'

interface SureFormProps {
  /** Which of the page's forms it is. */
  name: string
  /** The page's address, with its language: without what its query says of the form before. */
  action: string
  words: { title: string; text: string; button: string }
  /** What is ticked before. */
  sure: string
  isDanger?: boolean
  form: FormState | undefined
}

const sureId = (name: string) => `${name}-sure`

/** Leads from a refusal to its field: a page may have several such forms, each with its tick. */
export const sureIdOf = (form: FormState) => (path: string) => (path === 'sure' ? sureId(form.name) : path)

/** Something that can't be undone: what it does, a tick, and its button. */
export function SureForm({ name, action, words, sure, isDanger, form }: SureFormProps) {
  const field = fieldsOf(form, name)
  return (
    <Section title={words.title} lead={words.text}>
      <form method="post" action={action}>
        <input type="hidden" name="form" value={name} />
        <FormCheck {...field('sure')} id={sureId(name)} value="1" label={sure} required />
        <button type="submit" className={`btn btn-quiet mt-2 ${isDanger ? 'text-danger-text' : ''}`}>
          {words.button}
        </button>
      </form>
    </Section>
  )
}
