import { useState } from 'react'
import { FormField } from '../../form/form-field.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { recordFormTexts } from './texts.ts'

interface ReferenceFieldProps {
  name: string
  label: string
  hint?: string | undefined
  optional?: string | undefined
  problem?: string | undefined
  /** The id; '' for none. */
  value: string
  choices: readonly { id: string; name: string }[]
  onChange(id: string | null): void
}

/** Another record, found by typing a part of its name: the browser's own list of suggestions. */
export function ReferenceField({ name, label, hint, optional, problem, value, choices, onChange }: ReferenceFieldProps) {
  const t = useTexts(recordFormTexts).reference
  const [isUnknown, setUnknown] = useState(false)
  return (
    <>
      <FormField
        name={name}
        label={label}
        hint={hint ?? t.hint}
        optional={optional}
        problem={isUnknown ? t.unknown : problem}
        value={choices.find(({ id }) => id === value)?.name ?? ''}
        list={`${name}-choices`}
        autoComplete="off"
        onChange={event => {
          const typed = event.currentTarget.value.trim().toLowerCase()
          const found = choices.find(one => one.name.toLowerCase() === typed)
          setUnknown(typed !== '' && !found)
          onChange(found?.id ?? null)
        }}
      />
      <datalist id={`${name}-choices`}>
        {choices.map(one => (
          <option key={one.id} value={one.name}>
            {one.name}
          </option>
        ))}
      </datalist>
    </>
  )
}
