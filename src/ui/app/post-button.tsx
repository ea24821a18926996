import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface PostButtonProps {
  /** The value of the hidden field `form`. */
  form: string
  values?: Record<string, string>
  /** Path to post to, if not the current one; without language prefix. */
  action?: string
  className: string
  /** Accessible name, if the text alone doesn't name the object. */
  label?: string
  /** Its name for journeys: `data-act`. */
  act?: string
  children: ReactNode
}

/** A form that consists of a single button. */
export function PostButton({ form, values = {}, action, className, label, act, children }: PostButtonProps) {
  return (
    <Form method="post" {...(action && { action })} preventScrollReset>
      <input type="hidden" name="form" value={form} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label} data-act={act} className={className}>
        {children}
      </button>
    </Form>
  )
}
