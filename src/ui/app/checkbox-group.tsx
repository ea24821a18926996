import type { FieldState } from '../form/fields.ts'
import { Below } from '../form/form-field.tsx'

interface CheckboxGroupProps {
  /** From `fieldsOf`; checked values are joined by commas. */
  state: FieldState
  label: string
  hint: string
  choices: readonly { value: string; words: string; code?: string }[]
}

/** A group of checkboxes with the same name, each with a label and optionally the name that APIs use for it. */
export function CheckboxGroup({ state: { name, value, problem }, label, hint, choices }: CheckboxGroupProps) {
  const ticked = new Set(value?.split(','))
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={[problem && `${name}-problem`, `${name}-hint`].filter(Boolean).join(' ')}>
      <legend className="font-medium">{label}</legend>
      <Below id={name} hint={hint} problem={problem} />
      <div className="mt-2">
        {choices.map((choice, at) => (
          <label key={choice.value} className="flex min-h-11 items-start gap-3 py-2.5">
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && at === 0 ? `${name}-problem` : undefined}
              defaultChecked={ticked.has(choice.value)}
              className="accent-primary mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0">
              {choice.words}
              {choice.code && <code className="text-ink-soft block font-mono text-sm">{choice.code}</code>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
