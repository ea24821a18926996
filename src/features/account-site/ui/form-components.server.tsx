import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { type FieldState, fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { RefusedForm } from '../form.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'

interface FormProps {
  visit: AccountVisit
  /** The rejected form, if there is one. */
  form?: RefusedForm | undefined
  /** Its name, on a page with several forms. */
  name?: string
  /** The button's label. */
  submit: string
  /** Further hidden fields. */
  hidden?: Record<string, string>
  /** Its target, if not the page's own path. */
  action?: string
  quiet?: boolean
  /** The button deletes something for good. */
  danger?: boolean
  children?: ReactNode
}

/** A form of the page: its errors, its fields, one button. */
export function Form({
  visit,
  form,
  name = '',
  submit,
  hidden = {},
  action = visit.route.path,
  quiet = false,
  danger = false,
  children,
}: FormProps) {
  return (
    <form method="post" action={action} className="mt-6 space-y-5" noValidate>
      <HiddenFields visit={visit} name={name} more={hidden} />
      <Refusal form={form} name={name} />
      {children}
      <button type="submit" className={`btn ${buttonClasses({ quiet, danger })} w-full`}>
        {submit}
      </button>
    </form>
  )
}

function buttonClasses({ quiet, danger }: Required<Pick<FormProps, 'quiet' | 'danger'>>): string {
  if (danger) return 'bg-danger text-on-danger hover:brightness-95'
  return quiet ? 'btn-quiet' : 'btn-main'
}

/** The hidden fields of every form: its name, an idempotency key, and the pending authorization. */
export function HiddenFields({ visit, name = '', more = {} }: { visit: AccountVisit; name?: string; more?: Record<string, string> }) {
  const values = {
    ...(name && { form: name }),
    'idempotency-key': randomBytes(12).toString('base64url'),
    ...(visit.pendingAuthorization && { go_on: visit.pendingAuthorization }),
    ...more,
  }
  return Object.entries(values).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

/** Why the form of this name was rejected, above its fields. */
export function Refusal({ form, name = '' }: { form: RefusedForm | undefined; name?: string }) {
  return form?.name === name && <FormRefusal form={form} />
}

interface TextFieldProps extends FieldState {
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  /** The field's purpose, for password managers. */
  autoComplete: string
  inputMode?: 'text' | 'email' | 'numeric'
  maxLength?: number
  isOptional?: boolean
}

/** A field of a form: `<TextField {...field('email')} label=… />`, where `field` is from `fieldsOf`. */
export function TextField({ type = 'text', isOptional, ...rest }: TextFieldProps) {
  return <FormField {...rest} type={type} required={!isOptional} {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })} />
}

/** The field for a new password, on the page of a mailed link. */
export function NewPassword({ form, email }: { form: RefusedForm | undefined; email: string }) {
  const { form: t } = useTexts(accountTexts)
  return (
    <>
      {/* Tells password managers whose password it is. Without a `name` it is not sent. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField {...fieldsOf(form)('password')} label={t.newPassword} hint={t.passwordHint} type="password" autoComplete="new-password" />
    </>
  )
}

/** A success message. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6">
      <FormMessage tone="done">{children}</FormMessage>
    </div>
  )
}

/** Text below the heading or between forms. */
export function Text({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft mt-3">{children}</p>
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </a>
  )
}

/** A link that is the page's main action. */
export function MainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-6">
      <a href={href} className="btn btn-main w-full">
        {children}
      </a>
    </p>
  )
}

/** Secondary links, below a rule. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className="border-line text-ink-soft mt-7 border-t pt-4">{children}</div>
}
