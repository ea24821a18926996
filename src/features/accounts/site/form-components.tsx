import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { accountTexts } from '../texts.ts'
import type { AccountFormState } from './form-state.ts'
import type { AccountVisit } from './visit.ts'

interface FormProps {
  visit: AccountVisit
  state: AccountFormState
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
export function Form({ visit, state, submit, hidden = {}, action = visit.route.path, quiet = false, danger = false, children }: FormProps) {
  return (
    <form method="post" action={action} className="mt-6 space-y-5" noValidate>
      <HiddenFields visit={visit} more={hidden} />
      <Summary state={state} />
      {children}
      <button type="submit" className={`btn ${buttonLook({ quiet, danger })} w-full`}>
        {submit}
      </button>
    </form>
  )
}

function buttonLook({ quiet, danger }: { quiet: boolean; danger: boolean }): string {
  if (danger) return 'bg-danger text-on-danger hover:brightness-95'
  return quiet ? 'btn-quiet' : 'btn-main'
}

/** What goes with every form: which one it is, and the authorization request that waits. */
export function HiddenFields({ visit, more }: { visit: AccountVisit; more: Record<string, string> }) {
  const values = {
    form: randomBytes(12).toString('base64url'),
    ...(visit.pendingAuthorization && { go_on: visit.pendingAuthorization }),
    ...more,
  }
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** All that is wrong, before the fields. */
export function Summary({ state: { problems, trouble } }: { state: AccountFormState }) {
  const t = useTexts(accountTexts)
  if (trouble) return <FormRefusal form={{ message: trouble.text, problems: [] }} />
  const wrong = Object.entries(problems).flatMap(([path, problem]) => (problem ? [{ path, message: t.problem[problem] }] : []))
  return wrong.length > 0 && <FormRefusal form={{ message: t.form.problems, problems: wrong }} />
}

interface TextFieldProps {
  state: AccountFormState
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  /** Which field it is, for programs that keep passwords. */
  autoComplete: string
  inputMode?: 'text' | 'email' | 'numeric'
  maxLength?: number
  isOptional?: boolean
}

/** A field of a form of ours: what was typed, what is wrong with it in the reader's words. */
export function TextField({ state, name, type = 'text', isOptional, ...rest }: TextFieldProps) {
  const t = useTexts(accountTexts)
  const problem = state.problems[name]
  return (
    <FormField
      {...rest}
      name={name}
      type={type}
      value={state.values[name]}
      problem={problem && t.problem[problem]}
      required={!isOptional}
      {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
    />
  )
}

/** The password that an account is to have, as one sets it by the link of a mail. */
export function NewPassword({ state, email }: { state: AccountFormState; email: string }) {
  const { form: t } = useTexts(accountTexts)
  return (
    <>
      {/* For programs that keep passwords: whose it is. Without a name it is not sent. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField state={state} name="password" label={t.newPassword} hint={t.passwordHint} type="password" autoComplete="new-password" />
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
