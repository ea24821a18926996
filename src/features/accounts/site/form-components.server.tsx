import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { type FieldState, fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { accountTexts } from '../texts.ts'
import type { RefusedForm } from './form.ts'
import type { AccountVisit } from './visit.ts'

interface FormProps {
  visit: AccountVisit
  /** The form that was refused, if one was. */
  form?: RefusedForm | undefined
  /** Its own name, where the page has several. */
  name?: string
  /** Words on its button. */
  submit: string
  /** Further values that go with it. */
  hidden?: Record<string, string>
  /** Where it is sent, if not to the page's own path. */
  action?: string
  quiet?: boolean
  /** Its button takes something away for good. */
  danger?: boolean
  children?: ReactNode
}

/** A form of the page at hand: what is wrong, the fields, one button. */
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
      <button type="submit" className={`btn ${buttonLook({ quiet, danger })} w-full`}>
        {submit}
      </button>
    </form>
  )
}

function buttonLook({ quiet, danger }: Required<Pick<FormProps, 'quiet' | 'danger'>>): string {
  if (danger) return 'bg-danger text-on-danger hover:brightness-95'
  return quiet ? 'btn-quiet' : 'btn-main'
}

/** What goes with every form: its name, a key by which it counts once, and the authorization request that waits. */
export function HiddenFields({ visit, name = '', more = {} }: { visit: AccountVisit; name?: string; more?: Record<string, string> }) {
  const values = {
    ...(name && { form: name }),
    'idempotency-key': randomBytes(12).toString('base64url'),
    ...(visit.pendingAuthorization && { go_on: visit.pendingAuthorization }),
    ...more,
  }
  return Object.entries(values).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

/** Why the form of this name was refused, before its fields. */
export function Refusal({ form, name = '' }: { form: RefusedForm | undefined; name?: string }) {
  return form?.name === name && <FormRefusal form={form} />
}

interface TextFieldProps extends FieldState {
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  /** Which field it is, for programs that keep passwords. */
  autoComplete: string
  inputMode?: 'text' | 'email' | 'numeric'
  maxLength?: number
  isOptional?: boolean
}

/** A field of a form: `<TextField {...field('email')} label=… />`, where `field` is from `fieldsOf`. */
export function TextField({ type = 'text', isOptional, ...rest }: TextFieldProps) {
  return <FormField {...rest} type={type} required={!isOptional} {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })} />
}

/** The password that an account is to have, as one sets it by the link of a mail. */
export function NewPassword({ form, email }: { form: RefusedForm | undefined; email: string }) {
  const { form: t } = useTexts(accountTexts)
  return (
    <>
      {/* For programs that keep passwords: whose it is. Without a name it is not sent. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField {...fieldsOf(form)('password')} label={t.newPassword} hint={t.passwordHint} type="password" autoComplete="new-password" />
    </>
  )
}

/** A message that something is done. */
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

/** A link that is the page's main step. */
export function MainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-6">
      <a href={href} className="btn btn-main w-full">
        {children}
      </a>
    </p>
  )
}

/** What else one may want, below a rule. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className="border-line text-ink-soft mt-7 border-t pt-4">{children}</div>
}
