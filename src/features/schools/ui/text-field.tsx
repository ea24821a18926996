import type { ComponentPropsWithRef } from 'react'

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  name: string
  label: string
  /** What is wanted, below the field. */
  hint: string
}

/** A labelled field of one line, with its hint. */
export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={name} className="block font-medium">
        {label}
      </label>
      <input
        type="text"
        required
        {...rest}
        id={name}
        name={name}
        aria-describedby={`${name}-hint`}
        className="border-line bg-surface mt-1.5 h-12 w-full rounded-xl border px-3 text-base disabled:cursor-not-allowed disabled:bg-tint"
      />
      <p id={`${name}-hint`} className="text-ink-soft mt-1.5">
        {hint}
      </p>
    </div>
  )
}
