import fc from 'fast-check'
import { type Description, type JsonSchema, type Operation, parametersOf } from '#features/developers/description.ts'
import { anyText } from '#platform/testing/any-text.ts'

/** Existing records, by the names of parameters and fields: most requests name one of them. */
export type Known = Record<string, readonly unknown[]>

/** Hostile texts: empty, control characters, other scripts, injections, very long ones. */
const ODD = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u202e',
    "' or 1=1 --",
    '%',
    '%%%',
    '../../etc',
    '<script>',
    '{{7*7}}',
    '🙂',
    'x'.repeat(5000),
    '-1',
    '1e999',
    'NaN',
    'null',
    '[]',
  ),
  anyText(40),
)

/** Any JSON; created once, since it is expensive. */
const ANYTHING: fc.Arbitrary<unknown> = fc.jsonValue()

export interface Drawn {
  path: string
  query: string
  headers: Record<string, string>
  json: unknown
}

/** Content types: JSON under several names, most often the usual one, or something else. */
const TYPES = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'application/vnd.api+json',
      'application/merge-patch+json; v=1',
      'Application/JSON',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', 'json', ''),
  },
)

/** What values are drawn from: referenced schemas and existing records. */
interface Source {
  schemas: Record<string, JsonSchema>
  known: Known
}

/** Generates requests for one call: most match its description, some have parts that do not. */
export function requestsOf(path: string, operation: Operation, description: Description, known: Known): fc.Arbitrary<Drawn> {
  const source: Source = { schemas: description.components?.schemas ?? {}, known }
  const valid = (name: string, schema: JsonSchema) => oneOfThose(name, valueOf(schema, source), known)
  const parameters = (place: string) => parametersOf(operation, description).filter(one => one.in === place)
  const drawn = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters(place).map(({ name, schema, required }) => {
          const value = fc.oneof({ weight: 8, arbitrary: valid(name, schema) as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: ODD })
          return [name, required ? value : fc.option(value, { nil: undefined })]
        }),
      ),
    )
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = schema
    ? fc.oneof({ weight: 8, arbitrary: valueOf(schema, source) }, { weight: 1, arbitrary: ANYTHING })
    : fc.constant(undefined)
  const type = schema ? TYPES : fc.constant(undefined)
  return fc.record({ params: drawn('path'), query: drawn('query'), headers: drawn('header'), json: body, type }).map(parts => ({
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(parts.params[name]) || '-')),
    query: new URLSearchParams(entriesOf(parts.query)).toString(),
    headers: Object.fromEntries(
      entriesOf({ ...parts.headers, 'content-type': parts.type }).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '').trim()]),
    ),
    json: parts.json,
  }))
}

/** Draws an existing record most of the time, if there are any of this name. */
function oneOfThose(name: string, made: fc.Arbitrary<unknown>, known: Known): fc.Arbitrary<unknown> {
  const those = known[name]
  return those ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...those) }, { weight: 1, arbitrary: made }) : made
}

function entriesOf(record: Record<string, unknown>): [string, string][] {
  return Object.entries(record).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, textOf(value)]]))
}

/** Returns the value as well-formed text for a URL. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)).toWellFormed()
}

/** Generates values that match a schema. */
function valueOf(schema: JsonSchema, source: Source, depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema) => valueOf(one, source, depth + 1)
  if (schema.$ref) return inner(source.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { example, ...others } = schema
  if (example !== undefined) return fc.oneof(fc.constant(example), inner(others))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map(parts => Object.assign({}, ...parts))
  const type = Array.isArray(schema.type) ? undefined : schema.type
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map(one => inner({ ...schema, type: one })))
  if (type === 'string') return stringOf(schema)
  if (type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min(schema.maximum ?? 100_000, 2 ** 31 - 1) })
  if (type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(inner(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 6) })
  if (schema.properties) return objectOf(schema, schema.properties, inner, source.known)
  if (type === 'object') return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), depth > 3 ? fc.constant(1) : ANYTHING, { maxKeys: 3 })
  return ANYTHING
}

/**
 * Generates an object, now and then with an undescribed value in a field; more often if the schema requires no field, since such objects are stored freely: then
 * about half of the objects have one, however many fields there are. By the field, next to no object of many fields would be as described.
 */
function objectOf(
  schema: JsonSchema,
  properties: Record<string, JsonSchema>,
  inner: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  known: Known,
) {
  const required = (schema.required ?? []).filter(name => name in properties)
  const weight = required.length > 0 ? 100 : Math.max(8, 2 * Object.keys(properties).length)
  const field = (name: string, one: JsonSchema) =>
    fc.oneof({ weight, arbitrary: oneOfThose(name, inner(one), known) }, { weight: 1, arbitrary: ODD }, { weight: 1, arbitrary: ANYTHING })
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, field(name, one)]))
  return fc.record(model, { requiredKeys: required })
}

function stringOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email')
    return fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/)).map(([name, host]) => `${name}@${host}.example`)
  if (format === 'date-time')
    return fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(day => day.toISOString())
  if (format === 'uri') return fc.webUrl()
  if (pattern && isPlain(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 80) })
}

/** True if fast-check can draw from the pattern: it supports neither look-around nor Unicode classes. */
function isPlain(pattern: string): boolean {
  return !/\(\?|\\p\{/i.test(pattern)
}
