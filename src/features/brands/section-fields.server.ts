import { z } from 'zod'
import type { BrandSection } from './brand.ts'

/** How a value of a section is typed. `text` and `lines` are words, which may differ by language. */
export type SectionFieldKind = 'text' | 'lines' | 'link' | 'picture' | 'number' | 'check' | 'choice' | 'group' | 'rows' | 'list'

/** One value of a section, as a form shows it; made from the section's schema. */
export interface SectionField {
  name: string
  kind: SectionFieldKind
  isRequired: boolean
  /** Of words: the most characters. */
  maxLength?: number
  /** Of numbers: the bounds; of rows: the fewest and the most. */
  min?: number
  max?: number
  choices?: (string | number)[]
  /** What is meant where nothing is chosen. */
  otherwise?: string | number | boolean
  /** The values of a group, or of each row. Those of a `list` have the one field of its items. */
  fields?: SectionField[]
}

/** The parts of JSON Schema that sections use. */
interface JsonSchema {
  type?: string
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: (string | number)[]
  const?: string | number
  anyOf?: JsonSchema[]
  default?: string | number | boolean
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const LINES_FROM = 200
const PICTURES = new Set(['picture', 'image', 'cover', 'logo'])

/** Returns the fields of a section's form. A value that only our own pages put there (a record's id) has none. */
export function sectionFields({ schema }: Pick<BrandSection, 'schema'>): SectionField[] {
  // Named boundary: what zod writes is JSON Schema, of which sections use the parts above.
  return fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): SectionField[] {
  return Object.entries(properties).flatMap(([name, one]) => {
    const field = fieldOf(name, one)
    return field ? [{ ...field, isRequired: required.includes(name) }] : []
  })
}

function fieldOf(name: string, schema: JsonSchema): SectionField | undefined {
  const choices = schema.enum ?? schema.anyOf?.flatMap(one => one.const ?? [])
  const base = { name, isRequired: true, ...(schema.default !== undefined && { otherwise: schema.default }) }
  if (choices && choices.length > 0) return { ...base, kind: 'choice', choices }
  if (schema.format === 'uuid') return undefined
  switch (schema.type) {
    case 'string':
      return { ...base, kind: kindOfText(name, schema), ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }) }
    case 'boolean':
      return { ...base, kind: 'check' }
    case 'number':
    case 'integer':
      return { ...base, kind: 'number', ...boundsOf(schema.minimum, schema.maximum) }
    case 'object': {
      const fields = fieldsOf(schema)
      const isWhole = fields.length === Object.keys(schema.properties ?? {}).length
      return isWhole && fields.length > 0 ? { ...base, kind: 'group', fields } : undefined
    }
    case 'array':
      return rowsOf(base, schema)
    default:
      return undefined
  }
}

function rowsOf(base: Pick<SectionField, 'name' | 'isRequired'>, schema: JsonSchema): SectionField | undefined {
  const bounds = boundsOf(schema.minItems, schema.maxItems)
  const item = schema.items ?? {}
  if (item.type === 'object') return { ...base, ...bounds, kind: 'rows', fields: fieldsOf(item) }
  const only = fieldOf('', item)
  return only && { ...base, ...bounds, kind: 'list', fields: [only] }
}

function kindOfText(name: string, { maxLength = 0 }: JsonSchema): SectionFieldKind {
  if (name === 'href') return 'link'
  if (PICTURES.has(name)) return 'picture'
  return maxLength >= LINES_FROM ? 'lines' : 'text'
}

function boundsOf(min: number | undefined, max: number | undefined) {
  const isBound = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  return { ...(isBound(min) && { min: min as number }), ...(isBound(max) && { max: max as number }) }
}
