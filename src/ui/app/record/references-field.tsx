import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { FormField } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { recordFormTexts } from './texts.ts'

interface ReferencesFieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: string | undefined
  problem?: string | undefined
  /** Their ids. */
  value: readonly string[]
  choices: readonly { id: string; name: string }[]
  onChange(ids: string[]): void
}

/** Several other records: each is found by typing a part of its name, and can be taken away again. */
export function ReferencesField({ name, label, hint, optional, problem, value, choices, onChange }: ReferencesFieldProps) {
  const { reference: t, fill } = useTexts(recordFormTexts)
  const [ids, setIds] = useState<readonly string[]>(value)
  // The input is another one after each choice, so that it is empty again.
  const [round, setRound] = useState(0)
  const [isUnknown, setUnknown] = useState(false)
  const put = (next: readonly string[]) => {
    setIds(next)
    onChange([...next])
  }
  const find = (typed: string) => choices.find(one => one.name.toLowerCase() === typed.trim().toLowerCase())
  const add = (typed: string): boolean => {
    const found = find(typed)
    if (!found) return false
    if (!ids.includes(found.id)) put([...ids, found.id])
    setRound(round + 1)
    setUnknown(false)
    return true
  }
  return (
    <div>
      <FormField
        key={round}
        name={name}
        label={label}
        hint={hint ?? t.hints}
        optional={optional}
        problem={isUnknown ? t.unknown : problem}
        list={`${name}-choices`}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice was just made here
        autoFocus={round > 0}
        onChange={event => {
          setUnknown(false)
          // A name that others begin with may go on.
          const typed = event.currentTarget.value.trim().toLowerCase()
          if (choices.filter(one => one.name.toLowerCase().startsWith(typed)).length === 1) add(typed)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          setUnknown(!add(event.currentTarget.value) && event.currentTarget.value.trim() !== '')
        }}
        onBlur={event => setUnknown(event.currentTarget.value.trim() !== '' && !add(event.currentTarget.value))}
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
      {ids.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" data-references={name}>
          {ids.map(id => {
            const shown = choices.find(one => one.id === id)?.name ?? id
            return (
              <li key={id} className="bg-tint flex min-h-11 items-center rounded-full ps-4">
                <span className="min-w-0 wrap-anywhere">{shown}</span>
                <button
                  type="button"
                  aria-label={fill('reference.remove', { name: shown })}
                  className="text-ink-soft grid size-11 shrink-0 place-items-center"
                  onClick={() => put(ids.filter(one => one !== id))}
                >
                  <X aria-hidden size={18} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
