import { langMark } from './lang/in-lang.tsx'
import { useLang } from './lang/lang.tsx'

export interface SelectFieldProps {
  name: string
  label: string
  value: string
  /** Value and label of each option, with the label's language if a tenant wrote it; the empty value comes first and means "all". */
  choices: readonly (readonly [value: string, label: string, lang?: string])[]
}

/** A labelled native select. */
export function SelectField({ name, label, value, choices }: SelectFieldProps) {
  const page = useLang()
  return (
    <label className="block">
      <span className="mb-1.5 block text-base font-medium">{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        className="border-line hover:border-primary-text h-12 w-full rounded-xl border bg-surface px-3 text-base"
      >
        {choices.map(([choice, words, lang]) => (
          <option key={choice} value={choice} lang={lang === undefined ? undefined : langMark(page, lang)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
