import type { ReactNode } from 'react'
import type { AccountVisit } from '../visit.ts'
import { HiddenFields } from './form-components.server.tsx'

/** A heading within the page. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="text-ink mt-7 text-lg font-bold">{children}</h2>
}

/** A list of rows with rules between them. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-line mt-2 border-t [p+&]:mt-6">
      {children}
    </ul>
  )
}

const ROW = 'border-line border-b last:border-b-0'

/** A row that links to its own page: label and state. */
export function LinkRow({ href, label, state }: { href: string; label: string; state: string }) {
  return (
    <li className={ROW}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its two spans are its words */}
      <a href={href} className="group flex min-h-14 items-center gap-3 py-2.5">
        <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
          <span className="text-primary-text block shrink-0 font-semibold underline-offset-4 group-hover:underline">{label}</span>
          <span className="text-ink-soft block [overflow-wrap:anywhere] sm:text-right">{state}</span>
        </span>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" className="text-ink-soft shrink-0">
          <path d="m9 6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </a>
    </li>
  )
}

interface ActionRowProps {
  visit: AccountVisit
  title: ReactNode
  children: ReactNode
  /** Its button, if it has one. */
  action?: { label: string; accessibleName: string; hidden: Record<string, string> } | undefined
}

/** A row with its own button, whose `accessibleName` includes the row. */
export function ActionRow({ visit, title, children, action }: ActionRowProps) {
  const button = action && (
    <form method="post" action={visit.route.path}>
      <HiddenFields visit={visit} more={action.hidden} />
      <button type="submit" aria-label={action.accessibleName} className="btn btn-quiet">
        {action.label}
      </button>
    </form>
  )
  return (
    <Row title={title} action={button}>
      {children}
    </Row>
  )
}

/** A row with a title, its text below, and what can be done with it beside. */
export function Row({ title, children, action }: { title: ReactNode; children: ReactNode; action: ReactNode }) {
  return (
    <li className={`${ROW} flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4`}>
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-ink font-semibold [overflow-wrap:anywhere]">{title}</p>
        <div className="text-ink-soft mt-1 [overflow-wrap:anywhere]">{children}</div>
      </div>
      {action}
    </li>
  )
}

/** A small badge beside a title. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="border-success bg-success/10 text-ink ml-2 inline-block rounded-full border px-2.5 py-0.5 align-middle text-sm font-semibold">
      {children}
    </span>
  )
}

interface CheckboxProps {
  name: string
  label: string
  hint?: string
  isChecked: boolean
}

/** A checkbox with its explanation. */
export function Checkbox({ name, label, hint, isChecked }: CheckboxProps) {
  return (
    <div className="flex gap-3">
      <input
        id={name}
        name={name}
        type="checkbox"
        value="1"
        defaultChecked={isChecked}
        aria-describedby={hint && `${name}-hint`}
        className="accent-primary mt-2.5 size-6 shrink-0"
      />
      <div>
        <label htmlFor={name} className="text-ink flex min-h-11 items-center font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${name}-hint`} className="text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
