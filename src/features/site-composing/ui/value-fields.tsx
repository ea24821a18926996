import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { SectionField } from '#features/brands/section-fields.server.ts'
import { inLang, isByLang } from '#features/brands/section-words.ts'
import { MediaField } from '#features/library/ui/media-field.tsx'
import { languageOf } from '#kit/lang.ts'
import { newKey } from '#kit/new-key.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { removeRow } from '#ui/app/record/remove-row.ts'
import { Below, FormCheck, FormField, FormSelect } from '#ui/form/form-field.tsx'
import { useLang, useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'
import { LinkField } from './link-field.tsx'
import { WordsField } from './words-field.tsx'

type Values = Readonly<Record<string, unknown>>

interface FieldsProps {
  fields: readonly SectionField[]
  value: Values
  path: string
  problems: Readonly<Record<string, string>>
  onChange(value: Values): void
}

/** The fields of a section, or of a group within it, made from its schema. A value that is emptied goes, where it is not required. */
export function ValueFields({ fields, value, path, problems, onChange }: FieldsProps) {
  const put = (name: string, to: unknown) => {
    const { [name]: _, ...others } = value
    onChange(to === undefined ? others : { ...others, [name]: to })
  }
  return fields.map(field => (
    <ValueField
      key={field.name}
      field={field}
      value={value[field.name]}
      path={`${path}.${field.name}`}
      problems={problems}
      onChange={to => put(field.name, to)}
    />
  ))
}

export interface FieldProps {
  field: SectionField
  value: unknown
  path: string
  problems: Readonly<Record<string, string>>
  onChange(value: unknown): void
}

/** One value of a section. */
export function ValueField(props: FieldProps) {
  const { field, value, path, problems, onChange } = props
  const t = useTexts(composingTexts)
  const siteLangs = useSiteLangs()
  const label = useFieldLabel(field)
  const problem = problems[path]
  const empty = field.isRequired ? '' : undefined
  if (field.kind === 'text' || field.kind === 'lines') {
    return (
      <WordsField
        path={path}
        label={label}
        value={value}
        isLines={field.kind === 'lines'}
        maxLength={field.maxLength}
        problems={problems}
        onChange={to => onChange(to ?? empty)}
      />
    )
  }
  // A list or group of which each language has another shape.
  if (isByLang(value)) {
    return siteLangs.map(lang => (
      <fieldset key={lang} className="space-y-4">
        <legend className="font-medium">{languageOf(lang).name}</legend>
        <ValueField {...props} value={value[lang]} path={`${path}.${lang}`} onChange={to => onChange({ ...value, [lang]: to })} />
      </fieldset>
    ))
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.kind) {
    case 'link':
      return <LinkField name={path} label={label} value={text} problem={problem} onChange={to => onChange(to || empty)} />
    case 'picture':
      return <MediaField name={path} label={label} value={text} problem={problem} onChange={to => onChange(to || empty)} />
    case 'number':
      return (
        <FormField
          name={path}
          label={label}
          type="number"
          min={field.min}
          max={field.max}
          value={text || String(field.otherwise ?? '')}
          problem={problem}
          onChange={event => onChange(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
        />
      )
    case 'check':
      return (
        <FormCheck
          name={path}
          label={label}
          isChecked={value === undefined ? field.otherwise === true : value === true}
          problem={problem}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return <ChoiceField {...props} label={label} />
    case 'group':
      return <GroupField {...props} label={label} />
    default:
      return <ValueRows {...props} label={label} addLabel={t.form.addRow} />
  }
}

function ChoiceField({ field, value, path, problems, onChange, label }: FieldProps & { label: string }) {
  const t = useTexts(composingTexts)
  const words: Record<string, string> = t.choices
  const { choices = [], otherwise } = field
  const isFree = !field.isRequired && otherwise === undefined
  const all = choices.map(one => [String(one), words[String(one)] ?? String(one)] as const)
  return (
    <FormSelect
      name={path}
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : String(otherwise ?? '')}
      problem={problems[path]}
      choices={isFree ? [['', t.form.none], ...all] : all}
      onChange={event => onChange(choices.find(one => String(one) === event.currentTarget.value))}
    />
  )
}

/** Values that belong together, such as a button's words and where it leads. One that may be left out is added and removed whole. */
function GroupField({ field, value, path, problems, onChange, label }: FieldProps & { label: string }) {
  const t = useTexts(composingTexts)
  const fields = field.fields ?? []
  if (value === undefined && !field.isRequired) {
    return (
      <button type="button" className="btn btn-quiet" onClick={() => onChange({})}>
        {t.fill('form.addPart', { name: label })}
      </button>
    )
  }
  return (
    <fieldset className="border-line space-y-4 border-s-2 ps-3">
      <legend className="font-medium">{label}</legend>
      <ValueFields fields={fields} value={Object(value)} path={path} problems={problems} onChange={onChange} />
      {!field.isRequired && (
        <button type="button" className="btn btn-quiet" onClick={() => onChange(undefined)}>
          {t.fill('form.removePart', { name: label })}
        </button>
      )}
    </fieldset>
  )
}

/** Returns what a value is called; values that one brand alone has are told by its own name for them. */
function useFieldLabel({ name }: SectionField): string {
  const { names } = useTexts(composingTexts)
  const known: Record<string, string> = names
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
}

interface Row {
  key: string
  value: unknown
}

interface ValueRowsProps extends FieldProps {
  label: string
  /** The heading above says the same. */
  isLabelHidden?: boolean
  addLabel: string
}

/** Rows in an order, each with the same fields, or with one. */
export function ValueRows({ field, value, path, problems, onChange, label, isLabelHidden = false, addLabel }: ValueRowsProps) {
  const t = useTexts(composingTexts)
  const lang = useLang()
  const [rows, setRows] = useState<Row[]>(() => (Array.isArray(value) ? value : []).map((one: unknown) => ({ key: newKey(), value: one })))
  const { fields = [], min = 0, max = Number.POSITIVE_INFINITY } = field
  const put = (next: Row[]) => {
    setRows(next)
    onChange(next.length === 0 && !field.isRequired ? undefined : next.map(row => row.value))
  }
  const nameOf = (row: Row, at: number) => firstText(inLang(row.value, lang)) || t.fill('form.row', { at: at + 1 })
  const [only] = fields
  return (
    <fieldset id={path} tabIndex={-1}>
      <legend className={isLabelHidden ? 'sr-only' : 'font-medium'}>{label}</legend>
      <Below id={path} problem={problems[path]} />
      {rows.length > 0 && (
        <OrderedList items={rows} keyOf={row => row.key} nameOf={nameOf} onOrder={put}>
          {(row, at) => {
            const own = { path: `${path}.${at}`, problems }
            const change = (to: unknown) => put(rows.with(at, { ...row, value: to }))
            return (
              <div className="space-y-4">
                {field.kind === 'list' && only ? (
                  <ValueField {...own} field={{ ...only, name: field.name }} value={row.value} onChange={change} />
                ) : (
                  <ValueFields {...own} fields={fields} value={Object(row.value)} onChange={change} />
                )}
                {rows.length > min && (
                  <button
                    type="button"
                    aria-label={t.fill('form.removeRow', { at: at + 1 })}
                    data-remove=""
                    className="text-ink-soft grid size-11 place-items-center"
                    onClick={event => removeRow(event.currentTarget, () => put(rows.toSpliced(at, 1)))}
                  >
                    <X aria-hidden size={20} />
                  </button>
                )}
              </div>
            )
          }}
        </OrderedList>
      )}
      {rows.length < max && (
        <button
          type="button"
          data-add=""
          className="btn btn-quiet mt-2"
          onClick={() => put([...rows, { key: newKey(), value: field.kind === 'list' ? '' : {} }])}
        >
          {addLabel}
        </button>
      )}
    </fieldset>
  )
}

/** Returns the first text of a row, by which it is named. */
function firstText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(firstText).find(Boolean) ?? ''
}
