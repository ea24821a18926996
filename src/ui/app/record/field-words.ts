import { type Lang, languageOf } from '#kit/lang.ts'
import type { RecordField, Work } from './edited-record.ts'

/** A field of a record in two states, as one reads it. */
export interface ComparedField {
  label: string
  /** Of a text that is written in several languages. */
  lang?: string | undefined
  before: string
  after: string
}

/** Returns the fields that differ between two states of a record, those of each further language by themselves; in the form's order. */
export function compareWorks(fields: readonly RecordField[], before: Work, after: Work): ComparedField[] {
  const langs = [...new Set([...Object.keys(Object(before['translations'])), ...Object.keys(Object(after['translations']))])]
  const texts = fields.flatMap((field): ComparedField[] => [
    { label: field.label, before: toWords(field, before[field.name]), after: toWords(field, after[field.name]) },
    ...langs.map(lang => ({
      label: `${field.label} (${nameOf(lang)})`,
      lang,
      before: toWords(field, translatedIn(before, lang, field.name)),
      after: toWords(field, translatedIn(after, lang, field.name)),
    })),
  ])
  return texts.filter(one => one.before !== one.after)
}

/** Returns the name of a language of the interface, in itself. */
export function nameOf(lang: string): string {
  // Named boundary: only languages of the interface come here.
  const { locale } = languageOf(lang as Lang)
  return new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang
}

function translatedIn(work: Work, lang: string, name: string): unknown {
  return Object(Object(work['translations'])[lang])[name]
}

/** A field's value as one reads it: of a choice its words, of other records their names. */
function toWords(field: RecordField, value: unknown): string {
  if (field.kind === 'choice') return field.choices.find(([one]) => one === toText(value))?.[1] ?? toText(value)
  if (field.kind === 'check') return value === true ? '✓' : ''
  if (field.kind === 'reference' || field.kind === 'references') {
    const ids = Array.isArray(value) ? value : [value]
    return ids.map(id => field.choices.find(one => one.id === id)?.name ?? toText(id)).join('\n')
  }
  return toText(value)
}

/** A value as one reads it: the texts within it, each paragraph or row on a line. Missing and empty are the same. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  // A document's nodes: their kinds and attributes are no texts, but for the pictures in it.
  const { type, text, content, attrs } = value as { type?: unknown; text?: unknown; content?: unknown; attrs?: unknown }
  if (typeof type === 'string' && typeof text === 'string') return text
  if (type === 'doc' && Array.isArray(content)) return content.map(toText).filter(Boolean).join('\n')
  if (typeof type === 'string' && Array.isArray(content))
    return content
      .map(toText)
      .filter(Boolean)
      .join(type === 'paragraph' ? '' : ' ')
  if (typeof type === 'string' && attrs !== undefined) return toText(Object(attrs)['src'])
  return Object.values(value).map(toText).filter(Boolean).join('; ')
}
