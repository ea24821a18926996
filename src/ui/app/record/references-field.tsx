import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Below, FormField } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { removeRow } from './remove-row.ts'
import { recordFormTexts } from './texts.ts'

interface ReferencesFieldProps {
  name: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** The ids of those that are chosen. */
  value: readonly string[]
  choices: readonly { id: string; name: string }[]
  onChange(ids: string[]): void
}

/** Several other records: each is found by typing a part of its name, and taken away by its button. */
export function ReferencesField({ name, label, hint, problem, value, choices, onChange }: ReferencesFieldProps) {
  const { reference: t, fill } = useTexts(recordFormTexts)
  const [ids, setIds] = useState(value)
  const [isUnknown, setUnknown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const nameOf = (id: string) => choices.find(one => one.id === id)?.name ?? id
  const put = (next: string[]) => {
    setIds(next)
    onChange(next)
  }
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="font-medium">{label}</legend>
      <Below id={name} problem={problem} />
      {ids.length > 0 && (
        <ul className="mt-2 space-y-1">
          {ids.map(id => (
            <li key={id} className="card flex items-center justify-between gap-2 py-1 pl-3">
              <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
              <button
                type="button"
                aria-label={fill('reference.remove', { name: nameOf(id) })}
                data-remove=""
                className="text-ink-soft grid size-11 shrink-0 place-items-center"
                onClick={event => removeRow(event.currentTarget, () => put(ids.filter(one => one !== id)))}
              >
                <X aria-hidden size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Another key after each choice: the field is empty again. */}
      <FormField
        key={ids.length}
        id={`${name}-add`}
        name={`${name}.add`}
        label={t.add}
        hint={hint ?? t.hint}
        problem={isUnknown ? t.unknown : undefined}
        list={`${name}-choices`}
        autoComplete="off"
        data-add=""
        ref={field}
        onChange={event => {
          const typed = event.currentTarget.value.trim().toLowerCase()
          const found = choices.find(one => one.name.toLowerCase() === typed)
          setUnknown(false)
          if (!found || ids.includes(found.id)) return
          put([...ids, found.id])
          // The field in which it was typed has gone.
          requestAnimationFrame(() => field.current?.focus())
        }}
        onBlur={event => setUnknown(event.currentTarget.value.trim() !== '')}
      />
      <datalist id={`${name}-choices`}>
        {choices
          .filter(one => !ids.includes(one.id))
          .map(one => (
            <option key={one.id} value={one.name}>
              {one.name}
            </option>
          ))}
      </datalist>
    </fieldset>
  )
}
