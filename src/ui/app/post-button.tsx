import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface PostButtonProps {
  /** Which of the page's forms it is. */
  form: string
  values?: Record<string, string>
  /** The page's path, where it is not the one at hand; without a language's prefix. */
  action?: string
  className: string
  /** What it does, where its words alone do not say to what. */
  label?: string
  children: ReactNode
}

/** A form that is a single button. */
export function PostButton({ form, values = {}, action, className, label, children }: PostButtonProps) {
  return (
    <Form method="post" {...(action && { action })} preventScrollReset>
      <input type="hidden" name="form" value={form} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label} className={className}>
        {children}
      </button>
    </Form>
  )
}
