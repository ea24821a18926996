import { MediaField } from '#features/library/ui/media-field.tsx'
import { FormCheck, FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { SettingField } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'
import { ColourField } from './colour-field.tsx'
import { FontField, type ShownFont } from './font-field.tsx'
import { SettingRows } from './setting-rows.tsx'

interface SettingInputProps {
  field: SettingField
  value: string
  /** Another round shows another value than was typed: uncontrolled fields begin anew. */
  round: number
  problem: string | undefined
  fonts: readonly ShownFont[]
  onChange(value: string): void
  onPut(value: string): void
}

/** One field of the settings, under the call's name. */
export function SettingInput({ field, value, round, problem, fonts, onChange, onPut }: SettingInputProps) {
  const t = useTexts(siteEditingTexts)
  const { path, kind, choices = [] } = field
  const labels: Record<string, string> = t.fields
  const words: Record<string, string> = t.choices
  const hints: Record<string, string> = t.hints
  const own = { name: path, label: labels[path] ?? path, value, problem, ...(hints[path] && { hint: hints[path] }) }
  if (kind === 'colour') return <ColourField {...own} onChange={onChange} onMend={onPut} />
  if (kind === 'font') return <FontField {...own} fonts={fonts} onChange={onPut} />
  if (kind === 'picture') return <MediaField {...own} onChange={(to, _, isTyped) => (isTyped ? onChange(to) : onPut(to))} />
  if (kind === 'rows') return <SettingRows key={round} {...own} field={field} onChange={onChange} />
  if (kind === 'lines') return <FormText key={round} {...own} rows={3} onChange={event => onChange(event.target.value)} />
  if (kind === 'check')
    return <FormCheck key={round} {...own} value="1" isChecked={value === '1'} onChange={event => onPut(event.target.checked ? '1' : '')} />
  if (kind === 'choice')
    return (
      <FormSelect
        key={round}
        {...own}
        choices={choices.map(one => [one, words[one] ?? one] as const)}
        onChange={event => onPut(event.target.value)}
      />
    )
  return (
    <FormField
      key={round}
      {...own}
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' && { inputMode: 'numeric' as const })}
      onChange={event => onChange(event.target.value)}
    />
  )
}
