import type { ComponentPropsWithRef, ReactNode } from 'react'

/** What every field has. `fieldsOf` answers `name`, `value` and `problem` from a form that was sent. */
interface FieldProps {
  name: string
  label: string
  /** What is wanted, below the field. */
  hint?: ReactNode
  /** What is wrong with what was typed, beside the field. */
  problem?: string | undefined
  value?: string | undefined
  /** Where a page has several fields of the name. */
  id?: string
  /** Words behind the label of a field that may stay empty. */
  optional?: string | undefined
}

type Rest<E extends 'input' | 'textarea' | 'select'> = Omit<ComponentPropsWithRef<E>, keyof FieldProps | 'defaultValue' | 'className'>

/** How a control looks: as round as the brand's buttons, within bounds. Its edge is told from the ground at 3 : 1, also where a brand's own lines are finer. */
export const CONTROL_LOOK =
  'bg-surface text-ink hover:border-primary-text aria-invalid:border-danger-text aria-invalid:border-2 mt-1.5 block w-full rounded-[min(var(--radius-button),0.75rem)] border border-[color-mix(in_srgb,var(--ink-soft)_80%,var(--surface))] text-base disabled:cursor-not-allowed disabled:opacity-60'
const control = `${CONTROL_LOOK} px-3`

/** A labelled field of one line. A password is never shown again, whatever `value` says. */
export function FormField({ name, label, hint, problem, value, id = name, optional, ...rest }: FieldProps & Rest<'input'>) {
  return (
    <Frame {...{ id, label, hint, problem, optional }}>
      <input
        type="text"
        {...rest}
        {...describe(id, hint, problem)}
        name={name}
        {...(rest.type !== 'password' && { defaultValue: value })}
        className={`${control} h-12`}
      />
    </Frame>
  )
}

/** A labelled field of several lines. */
export function FormText({ name, label, hint, problem, value, id = name, optional, ...rest }: FieldProps & Rest<'textarea'>) {
  return (
    <Frame {...{ id, label, hint, problem, optional }}>
      <textarea
        rows={4}
        {...rest}
        {...describe(id, hint, problem)}
        name={name}
        defaultValue={value}
        className={`${control} py-2.5 leading-relaxed`}
      />
    </Frame>
  )
}

/** Value and words of each choice. */
type Choices = readonly (readonly [value: string, words: string])[]

interface ChoicesProps {
  choices: Choices
  /** Further choices, under headings. */
  groups?: readonly { label: string; choices: Choices }[]
}

/** A labelled native select. */
export function FormSelect({
  name,
  label,
  hint,
  problem,
  value,
  id = name,
  optional,
  choices,
  groups = [],
  ...rest
}: FieldProps & ChoicesProps & Rest<'select'>) {
  return (
    <Frame {...{ id, label, hint, problem, optional }}>
      <select {...rest} {...describe(id, hint, problem)} name={name} defaultValue={value} className={`${control} h-12`}>
        <Options of={choices} />
        {groups.map(group => (
          <optgroup key={group.label} label={group.label}>
            <Options of={group.choices} />
          </optgroup>
        ))}
      </select>
    </Frame>
  )
}

function Options({ of }: { of: Choices }) {
  return of.map(([choice, words]) => (
    <option key={choice} value={choice}>
      {words}
    </option>
  ))
}

interface CheckProps extends Omit<FieldProps, 'optional'> {
  /** Whether it is ticked at first. `value` is what is sent where it is; `1` without it. */
  isChecked?: boolean
}

/** A box to tick, its words beside it. */
export function FormCheck({
  name,
  label,
  hint,
  problem,
  value = '1',
  id = name,
  isChecked,
  ...rest
}: CheckProps & Omit<Rest<'input'>, 'type' | 'defaultChecked'>) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          {...describe(id, hint, problem)}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
          className="accent-primary mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <div className="-mt-1.5 ps-8">
        <Below {...{ id, hint, problem }} />
      </div>
    </div>
  )
}

function Frame({ id, label, optional, children, ...below }: Omit<FieldProps, 'name' | 'value'> & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
        {optional && <span className="text-ink-soft font-normal"> ({optional})</span>}
      </label>
      {children}
      <Below id={id} {...below} />
    </div>
  )
}

/** What is wrong with a field, and what is wanted. Fields that are made elsewhere name both by `aria-describedby`, as `describe` does. */
export function Below({ id, hint, problem }: Pick<FieldProps, 'hint' | 'problem'> & { id: string }) {
  return (
    <>
      {problem && (
        <p id={`${id}-problem`} className="text-danger-text mt-1.5 font-medium">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5">
          {hint}
        </p>
      )}
    </>
  )
}

function describe(id: string, hint: ReactNode, problem: string | undefined) {
  const parts = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean)
  return { id, 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined }
}
