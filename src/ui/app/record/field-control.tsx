import { type ComponentType, Fragment, use } from 'react'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import { Below, FormField, FormSelect, FormText } from '../../form/form-field.tsx'
import { useSiteLangs } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { type EditedRecord, type RecordField, textOf, type Work } from './edited-record.ts'
import { nameOf } from './field-words.ts'
import { MediaControlsContext } from './media-controls.ts'
import { ReferenceField } from './reference-field.tsx'
import { ReferencesField } from './references-field.tsx'
import { RowsField } from './rows-field.tsx'
import { recordFormTexts } from './texts.ts'

/** The field for rich text, handed in: the editor belongs to a feature. */
export type RichControl = ComponentType<{
  name: string
  label: string
  lang: string
  value: unknown
  problem: string | undefined
  onChange(value: unknown): void
}>

interface FieldsProps {
  record: EditedRecord
  fields: readonly RecordField[]
  /** What the fields begin with. */
  work: Work
  /** What is typed by now. */
  typed: Work
  problems: readonly { path: string; message: string }[]
  rich?: RichControl | undefined
  change(fields: Work): void
}

type Translations = Partial<Record<string, Work>>

/** All fields of a record: those with texts in each language of the site side by side. */
export function RecordFields({ record, fields, work, typed, problems, rich, change }: FieldsProps) {
  const own = textOf(work, 'lang') || DEFAULT_LANG
  const siteLangs = useSiteLangs()
  // Written into on each change, so that several ones within one rendering add up.
  const translations = { ...(typed['translations'] as Translations | undefined) }
  // Named boundary: the shape of `languageFields`.
  const begun = (work['translations'] ?? {}) as Translations
  const control = (field: RecordField, lang: string | undefined) => {
    const isOwn = lang === undefined || lang === own
    const name = isOwn ? field.name : `translations.${lang}.${field.name}`
    const { maxLength, isRequired = false } = record.limits[field.name] ?? {}
    const onChange = (value: unknown) => {
      if (isOwn) return change({ [field.name]: value })
      const { [field.name]: _, ...rest } = translations[lang] ?? {}
      translations[lang] = isBlank(value) ? rest : { ...rest, [field.name]: value }
      change({ translations: { ...translations } })
    }
    return (
      <Control
        key={name}
        field={field}
        name={name}
        label={lang === undefined ? field.label : `${field.label} (${nameOf(lang)})`}
        lang={lang ?? own}
        isOptional={!isOwn || !isRequired}
        maxLength={maxLength}
        value={isOwn ? work[field.name] : begun[lang]?.[field.name]}
        problem={problems.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message}
        mayUpload={record.mayUpload}
        rich={rich}
        onChange={onChange}
      />
    )
  }
  return fields.map(field => (
    <Fragment key={field.name}>
      {field.heading && <h2 className="pt-4 text-xl font-semibold">{field.heading}</h2>}
      {field.isTranslated ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {[own, ...siteLangs.filter(lang => lang !== own)].map(lang => control(field, lang))}
        </div>
      ) : (
        control(field, undefined)
      )}
    </Fragment>
  ))
}

/** Nothing, or a document without a text and a picture. */
const isBlank = (value: unknown) =>
  value === '' ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && 'content' in value && !/"type":"(text|image)"/.test(JSON.stringify(value)))

interface ControlProps {
  field: RecordField
  name: string
  label: string
  lang: string
  isOptional: boolean
  maxLength: number | undefined
  value: unknown
  problem: string | undefined
  mayUpload: boolean
  rich: RichControl | undefined
  onChange(value: unknown): void
}

function Control({ field, isOptional, maxLength, value, rich: Rich, mayUpload, ...props }: ControlProps) {
  const t = useTexts(recordFormTexts)
  const media = use(MediaControlsContext)
  const { onChange, ...shown } = { ...props, hint: field.hint, optional: isOptional ? t.optional : undefined }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const limit = maxLength !== undefined && { maxLength }
  const { optional: _, lang: __, ...plain } = shown
  switch (field.kind) {
    case 'text':
      return (
        <FormField
          {...shown}
          {...limit}
          value={text}
          autoComplete="off"
          onChange={event => onChange(orNull(event.currentTarget.value, isOptional, field))}
        />
      )
    case 'long':
      return <FormText {...shown} {...limit} value={text} onChange={event => onChange(event.currentTarget.value)} />
    case 'number':
      return (
        <FormField
          {...shown}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => {
            const typed = event.currentTarget.value.replace(/[\s.]/g, '')
            // What is no number is sent as it is, and refused beside the field.
            onChange(typed === '' ? null : /^-?\d+$/.test(typed) ? Number(typed) : typed)
          }}
        />
      )
    case 'date':
      return <FormField {...shown} type="date" value={text} onChange={event => onChange(event.currentTarget.value || null)} />
    case 'moment':
      return (
        <FormField
          {...shown}
          type="datetime-local"
          value={field.timeZone ? toZonedInput(text, field.timeZone) : toLocal(text)}
          onChange={event => onChange(fromInput(event.currentTarget.value, field.timeZone))}
        />
      )
    case 'choice':
      return (
        <FormSelect
          {...shown}
          value={text}
          choices={field.none === undefined ? field.choices : [['', field.none], ...field.choices]}
          onChange={event => onChange(event.currentTarget.value || null)}
        />
      )
    case 'tags':
      return (
        <FormField
          {...shown}
          hint={field.hint ?? t.tags}
          value={Array.isArray(value) ? value.join(', ') : ''}
          onChange={event =>
            onChange(
              event.currentTarget.value
                .split(',')
                .map(tag => tag.trim())
                .filter(Boolean),
            )
          }
        />
      )
    case 'picture':
      return media && <media.Field {...plain} value={text} mayUpload={mayUpload} onChange={address => onChange(address || null)} />
    case 'reference':
      return <ReferenceField {...plain} optional={shown.optional} value={text} choices={field.choices} onChange={onChange} />
    case 'references':
      return (
        <ReferencesField {...plain} value={Array.isArray(value) ? value.map(String) : []} choices={field.choices} onChange={onChange} />
      )
    case 'check':
      return <CheckField {...plain} value={value === true} onChange={onChange} />
    case 'rows':
      return (
        <RowsField
          {...plain}
          lang={props.lang}
          mayUpload={mayUpload}
          value={Array.isArray(value) ? value : []}
          columns={field.columns}
          onChange={onChange}
        />
      )
    case 'rich':
      return Rich ? <Rich {...props} label={props.label} value={value} /> : null
  }
}

/** An optional line that is empty is no text: an address, a slug. */
function orNull(value: string, isOptional: boolean, field: RecordField): string | null {
  if (field.name === 'slug') return value.trim().toLowerCase() || null
  return isOptional && value === '' ? null : value
}

function fromInput(value: string, timeZone: string | undefined): string | null {
  if (timeZone) return fromZonedInput(value, timeZone) ?? null
  return value ? new Date(value).toISOString() : null
}

/** A moment as `datetime-local` wants it, by this device's clock. */
function toLocal(iso: string): string {
  const at = new Date(iso)
  if (iso === '' || Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface CheckProps {
  name: string
  label: string
  hint?: string | undefined
  problem: string | undefined
  value: boolean
  onChange(value: boolean): void
}

/** Yes or no. */
function CheckField({ name, label, hint, problem, value, onChange }: CheckProps) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          id={name}
          name={name}
          type="checkbox"
          defaultChecked={value}
          className="accent-primary size-5 shrink-0"
          onChange={event => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <Below id={name} hint={hint} problem={problem} />
    </div>
  )
}
