/** As much of OpenAPI 3.1 as the calls use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: JsonSchema
}

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description?: string; content?: Record<string, { schema: JsonSchema }> }>
}

export interface Description {
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
}

/** A call as the documentation shows it. */
export interface Call {
  id: string
  method: string
  path: string
  group: string
  summary: string
  parameters: Parameter[]
  /** The kind of the body and an example of it; undefined: it has none. */
  body: { type: string; example: unknown } | undefined
  /** Of the answer where all is well. */
  answer: { status: string; example: unknown } | undefined
}

/** The parameters of a call, those that are described once for many calls included. */
export function parametersOf({ parameters = [] }: Operation, { components }: Pick<Description, 'components'>): Parameter[] {
  return parameters.flatMap(one => ('$ref' in one ? (components?.parameters?.[one.$ref.split('/').at(-1) ?? ''] ?? []) : one))
}

/** The calls of a description, in the order of their groups and paths. */
export function callsOf(description: Description): Call[] {
  const schemas = description.components?.schemas ?? {}
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      const [status, good] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
      const answer = good?.content?.['application/json']?.schema
      return {
        id: operation.operationId ?? `${method}-${path}`,
        method: method.toUpperCase(),
        path,
        group: operation.tags?.[0] ?? 'other',
        summary: operation.summary ?? '',
        parameters: parametersOf(operation, description),
        body: type && body ? { type, example: exampleOf(body.schema, schemas) } : undefined,
        answer: status && answer ? { status, example: exampleOf(answer, schemas) } : undefined,
      }
    }),
  )
}

const FORMATS: Record<string, string> = {
  uuid: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe',
  email: 'siti@contoh.example',
  'date-time': '2026-08-17T03:00:00.000Z',
  date: '2026-08-17',
  uri: 'https://contoh.example/',
}

/** A value that the schema describes, the same each time; what may be left out is there, too, five steps down. */
export function exampleOf(schema: JsonSchema, all: Record<string, JsonSchema>, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example
  if (schema.$ref) return depth > 5 ? {} : exampleOf(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(one => exampleOf(one, all, depth + 1)))
  const choice = (schema.anyOf ?? schema.oneOf)?.find(one => one.type !== 'null')
  if (choice) return exampleOf(choice, all, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type.find(one => one !== 'null') : schema.type
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, depth > 5 ? null : exampleOf(one, all, depth + 1)]),
    )
  }
  if (type === 'array') return schema.items && depth <= 5 ? [exampleOf(schema.items, all, depth + 1)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'teks'
  return type === 'object' ? {} : null
}
