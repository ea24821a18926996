import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Section } from './section.tsx'

interface ChangeFormProps {
  /** The page's path, without the query that reports the previous form's result. */
  action: string
  words: { title: string; text: string; button: string }
  /** The fields, filled in with the current values. */
  children: ReactNode
}

/** The form `change` of a page that shows one record. */
export function ChangeForm({ action, words, children }: ChangeFormProps) {
  return (
    <Section title={words.title} lead={words.text}>
      <Form method="post" action={action} className="space-y-6">
        <input type="hidden" name="form" value="change" />
        {children}
        <button type="submit" className="btn btn-main">
          {words.button}
        </button>
      </Form>
    </Section>
  )
}
