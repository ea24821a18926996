import { MediaField } from '#features/library/ui/media-field.tsx'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import { FormCheck, FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { toNumber, translationOf, withTranslation, withValue } from '../details.ts'
import type { FieldSpec } from '../kind-fields.ts'
import { nameOfLang } from '../languages.ts'
import { editorTexts } from '../texts.ts'
import type { DetailFieldsProps } from './detail-props.ts'
import { RowsField } from './rows-field.tsx'
import { SoundField } from './sound-field.tsx'

/** Fields of a post's details, or of a row in them. */
export function DetailFields({ fields, ...props }: DetailFieldsProps) {
  return fields.map(spec => <DetailField key={spec.name} spec={spec} {...props} />)
}

type DetailFieldProps = Omit<DetailFieldsProps, 'fields'> & { spec: FieldSpec }

function DetailField({ spec, ...props }: DetailFieldProps) {
  const t = useTexts(editorTexts)
  const { start, path, timeZone, problemOf, onChange } = props
  const { name } = spec
  const label = t.fields[name]
  const id = `${path}.${name}`
  const own = start[name]
  const set = (value: unknown) => onChange(details => withValue(details, name, value))
  const frame = { id, name: id, label, problem: problemOf(id) }
  if (spec.type === 'rows')
    return <RowsField spec={spec} {...props} Fields={DetailFields} onRows={rows => set(rows.length > 0 ? rows : undefined)} />
  if (spec.type === 'text' || spec.type === 'long') return <TextField spec={spec} {...props} />
  // Beside it stands what it shows: a name, or a text of its own.
  if (spec.type === 'picture') return <MediaField {...frame} value={textOf(own)} hasAlt={false} onChange={url => set(url || undefined)} />
  if (spec.type === 'audio')
    return <SoundField {...frame} start={start} minutesProblem={problemOf(`${path}.minutes`)} onChange={onChange} />
  if (spec.type === 'check') return <FormCheck {...frame} isChecked={own === true} onChange={event => set(event.currentTarget.checked)} />
  if (spec.type === 'choice')
    return (
      <FormSelect
        {...frame}
        value={textOf(own)}
        choices={[['', t.siteTime], ...spec.choices.map(choice => [choice, t.zones[choice] ?? choice] as const)]}
        onChange={event => set(event.currentTarget.value || undefined)}
      />
    )
  if (spec.type === 'moment')
    return (
      <FormField
        // A moment is shown anew in another time zone.
        key={timeZone}
        {...frame}
        type="datetime-local"
        value={toZonedInput(own, timeZone)}
        onChange={event => set(fromZonedInput(event.currentTarget.value, timeZone))}
      />
    )
  if (spec.type === 'whole')
    return (
      <FormField
        {...frame}
        inputMode="numeric"
        value={typeof own === 'number' ? String(own) : textOf(own)}
        onChange={event => set(toNumber(event.currentTarget.value))}
      />
    )
  return (
    <FormField
      {...frame}
      type={spec.type === 'clock' ? 'time' : 'text'}
      {...(spec.type === 'address' && { inputMode: 'url', placeholder: 'https://', maxLength: 500 })}
      {...(spec.type === 'time' && { placeholder: '02:10', maxLength: 8 })}
      value={textOf(own)}
      autoComplete="off"
      onChange={event => set(event.currentTarget.value.trim() || undefined)}
    />
  )
}

/** A text, with those in the languages that are shown below it. */
function TextField({ spec, start, path, langs, problemOf, onChange }: DetailFieldProps & { spec: FieldSpec & { type: 'text' | 'long' } }) {
  const t = useTexts(editorTexts)
  const { name } = spec
  const label = t.fields[name]
  const Field = spec.type === 'long' ? FormText : FormField
  const fieldIn = (id: string, words: string, value: string, onText: (text: string) => void, lang?: string) => (
    <Field
      key={id}
      id={id}
      name={id}
      label={words}
      value={value}
      maxLength={spec.most}
      lang={lang}
      problem={problemOf(id)}
      autoComplete="off"
      onChange={event => onText(event.currentTarget.value)}
    />
  )
  return (
    <>
      {fieldIn(`${path}.${name}`, label, textOf(start[name]), text => onChange(details => withValue(details, name, text || undefined)))}
      {spec.isTranslated &&
        langs.map(lang =>
          fieldIn(
            `${path}.translations.${lang}.${name}`,
            t.fill('languages.of', { label, language: nameOfLang(lang) }),
            translationOf(start, lang, name),
            text => onChange(details => withTranslation(details, lang, name, text)),
            lang,
          ),
        )}
    </>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
