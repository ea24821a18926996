import type { FieldState } from '#ui/form/fields.ts'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { privacyTexts } from '../texts.ts'

interface BirthDateFieldProps {
  field: (name: string, value?: string) => FieldState
  /** The present value: `2009-08-17`. */
  value?: string | null | undefined
  /** The years to choose from. */
  years: readonly number[]
  hint: string
  /** For pages with several of these fields. */
  id?: string
}

/** A date of birth as three native selects: date pickers are slow to reach a distant year, and fail on old phones. */
export function BirthDateField({ field, value, years, hint, id = 'birthDate' }: BirthDateFieldProps) {
  const t = useTexts(privacyTexts)
  const { problem } = field('birthDate')
  const [year, month, day] = value?.split('-').map(part => String(Number(part))) ?? []
  const described = [problem && `${id}-problem`, `${id}-hint`].filter(Boolean).join(' ')
  const parts = [
    {
      ...field('day', day),
      label: t.birthDate.day,
      complete: 'bday-day',
      choices: Array.from({ length: 31 }, (_, at) => [at + 1, at + 1] as const),
    },
    {
      ...field('month', month),
      label: t.birthDate.month,
      complete: 'bday-month',
      choices: t.months.map((name, at) => [at + 1, name] as const),
    },
    { ...field('year', year), label: t.birthDate.year, complete: 'bday-year', choices: years.map(one => [one, one] as const) },
  ]
  return (
    <fieldset aria-describedby={described}>
      <legend className="font-medium">{t.birthDate.legend}</legend>
      <div className="mt-1 grid grid-cols-[4fr_6fr_5fr] gap-2 sm:max-w-md">
        {parts.map((part, at) => (
          <label key={part.name} className="block">
            <span className="text-ink-soft">{part.label}</span>
            <select
              id={at === 0 ? id : undefined}
              name={part.name}
              defaultValue={part.value ?? ''}
              autoComplete={part.complete}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && at === 0 ? `${id}-problem` : undefined}
              required
              className={`${CONTROL_LOOK} h-12 px-2`}
            >
              <option value="">{t.birthDate.choose}</option>
              {part.choices.map(([choice, words]) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Below id={id} hint={hint} problem={problem} />
    </fieldset>
  )
}
