import type { ComponentPropsWithRef, ReactNode } from 'react'
import { langMark } from '../lang/in-lang.tsx'
import { useLang } from '../lang/lang.tsx'

/** Props of every field. `fieldsOf` returns `name`, `value` and `problem` for a submitted form. */
interface FieldProps {
  name: string
  label: string
  /** Help text below the field. */
  hint?: ReactNode
  /** Error message below the field. */
  problem?: string | undefined
  value?: string | undefined
  /** For pages with several fields of the same name. */
  id?: string
  /** Text after the label of an optional field. */
  optional?: string | undefined
}

type Rest<E extends 'input' | 'textarea' | 'select'> = Omit<ComponentPropsWithRef<E>, keyof FieldProps | 'defaultValue' | 'className'>

/** Classes of a control. Its corners follow the brand's buttons up to a limit; its border has a contrast of 3:1 even where a brand's own lines are finer. */
export const CONTROL_LOOK =
  'bg-surface text-ink hover:border-primary-text aria-invalid:border-danger-text aria-invalid:border-2 mt-1.5 block w-full rounded-[min(var(--radius-button),0.75rem)] border border-[color-mix(in_srgb,var(--ink-soft)_80%,var(--surface))] text-base disabled:cursor-not-allowed disabled:opacity-60'
const control = `${CONTROL_LOOK} px-3`

/** A labelled single-line field. A password is never rendered, even if `value` is set. */
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

/** A labelled multi-line field. */
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

/** Value and label of each option. */
type Choices = readonly (readonly [value: string, words: string, lang?: string])[]

interface ChoicesProps {
  choices: Choices
  /** More options, in labelled groups. */
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
  const page = useLang()
  return of.map(([choice, words, lang]) => (
    <option key={choice} value={choice} lang={lang === undefined ? undefined : langMark(page, lang)}>
      {words}
    </option>
  ))
}

interface CheckProps extends Omit<FieldProps, 'optional'> {
  /** Initial state. A checked box submits `value`, or `1` if it is not set. */
  isChecked?: boolean
}

/** A checkbox with its label beside it. */
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

/** A field's error message and help text. Fields rendered elsewhere refer to both by `aria-describedby`, as `describe` does. */
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
