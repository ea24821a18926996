import type { ReactNode } from 'react'
import type { FieldState } from '#ui/form/fields.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'

interface VoiceFormProps {
  /** Name of the form within its page. */
  name: string
  /** Set if the section contains more than the form. */
  title?: string
  form: FormResult | undefined
  /** Result message of the previous submission. */
  done?: ReactNode
  send: string
  children: ReactNode
}

/** A visitors' form: result message, fields, button. Works without JavaScript. */
export function VoiceForm({ name, title, form, done, send, children }: VoiceFormProps) {
  const refused = form?.name === name ? form : undefined
  return (
    <div className="card text-ink p-5 md:p-8">
      {title && <h3 className="mb-5 text-2xl font-bold">{title}</h3>}
      {(done || refused) && (
        <div className="mb-5 space-y-4">
          {done && <FormMessage tone="done">{done}</FormMessage>}
          {refused && <FormRefusal form={refused} />}
        </div>
      )}
      <form method="post" className="space-y-5">
        <input type="hidden" name="form" value={name} />
        {children}
        <button type="submit" className="btn btn-main">
          {send}
        </button>
      </form>
    </div>
  )
}

/** The checkbox for consent to what is stored and shown. */
export function AgreeBox({ words, hint, field, isChecked }: { words: string; hint?: string; field: FieldState; isChecked: boolean }) {
  return <FormCheck name="agree" label={words} {...(hint && { hint })} problem={field.problem} isChecked={isChecked} />
}

/** A section below the page's own ones. `id` is the anchor to which a successful form redirects. */
export function VoiceSection({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} className="section scroll-mt-20">
      <div className="container-page">
        <h2 className="heading-section max-w-[30ch]">{title}</h2>
        {lead && <p className="text-ink-soft mt-3 max-w-[62ch] text-lg">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
