export interface SelectFieldProps {
  name: string
  label: string
  value: string
  /** Value and label of each option; the empty value comes first and means "all". */
  choices: readonly (readonly [string, string])[]
}

/** A labelled native select. */
export function SelectField({ name, label, value, choices }: SelectFieldProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block text-base font-medium">{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        className="border-line hover:border-primary-text h-12 w-full rounded-xl border bg-surface px-3 text-base"
      >
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
