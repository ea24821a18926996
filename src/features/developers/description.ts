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
  /** Each one a way in that is enough, by the names of its schemes; those of the whole description where there is none. */
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, { description?: string; content?: Record<string, { schema: JsonSchema }> }>
}

/** How a caller shows who they are: a key in a header of its own, or `Authorization: Bearer`. */
export interface SecurityScheme {
  type: string
  in?: string
  name?: string
}

export interface Description {
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  security?: Record<string, string[]>[]
  components?: {
    schemas?: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

/** A call as the documentation shows it. */
export interface Call {
  id: string
  method: string
  path: string
  group: string
  summary: string
  parameters: Parameter[]
  /** What shows who asks: the schemes of the first way in, each with the header that bears it. */
  credentials: { scheme: string; header: string }[]
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
        credentials: credentialsOf(operation, description),
        body: type && body ? { type, example: body.example ?? askedExampleOf(body.schema, schemas) } : undefined,
        answer: status && answer ? { status, example: exampleOf(answer, schemas) } : undefined,
      }
    }),
  )
}

function credentialsOf({ security }: Operation, { security: usual = [], components }: Description): Call['credentials'] {
  const [first = {}] = security ?? usual
  return Object.keys(first).flatMap(scheme => {
    const { type, in: place, name = '' } = components?.securitySchemes?.[scheme] ?? {}
    return type === 'http' ? { scheme, header: 'Authorization' } : place === 'header' ? { scheme, header: name } : []
  })
}

const FORMATS: Record<string, string> = {
  uuid: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe',
  email: 'siti@contoh.example',
  'date-time': '2026-08-17T03:00:00.000Z',
  date: '2026-08-17',
  uri: 'https://contoh.example/',
}

/** Texts whose form or sense their name says. Those of uploads: tus 1.0.0, sections "Core" and "Creation". */
const NAMED: Record<string, string> = {
  id: FORMATS['uuid'] ?? '',
  slug: 'web-dasar',
  programId: 'web-dasar',
  name: 'Siti Rahma',
  authorName: 'Siti Rahma',
  title: 'Kelas Web Dasar dibuka',
  subject: 'Kelas Web Dasar dibuka',
  message: 'Pendaftaran dibuka sampai Jumat.',
  url: 'https://aplikasi.contoh.id/kabar',
  'upload-length': '5368709120',
  'upload-offset': '0',
  // filename film.mp4
  'upload-metadata': 'filename ZmlsbS5tcDQ=',
}

type Schemas = Record<string, JsonSchema>

/** A value that the schema describes, the same each time; what may be left out is there, too, five steps down. */
export function exampleOf(schema: JsonSchema, all: Schemas, name = ''): unknown {
  return toExample(schema, { all, name, depth: 0, isAsked: false })
}

/** The same of what is sent: of that which may be left out only what the schema has an example of. */
function askedExampleOf(schema: JsonSchema, all: Schemas): unknown {
  return toExample(schema, { all, name: '', depth: 0, isAsked: true })
}

interface Step {
  all: Schemas
  /** Of the field. */
  name: string
  depth: number
  isAsked: boolean
}

function toExample(schema: JsonSchema, step: Step): unknown {
  const inner = (one: JsonSchema, name = step.name) => toExample(one, { ...step, name, depth: step.depth + 1 })
  if (schema.example !== undefined) return schema.example
  if (schema.$ref) return step.depth > 5 ? {} : inner(step.all[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(one => inner(one)))
  const choice = (schema.anyOf ?? schema.oneOf)?.find(one => one.type !== 'null')
  if (choice) return inner(choice)
  const type = Array.isArray(schema.type) ? schema.type.find(one => one !== 'null') : schema.type
  if (schema.properties) {
    const { required = [] } = schema
    const shown = Object.entries(schema.properties).filter(
      ([name, one]) => !step.isAsked || required.includes(name) || one.example !== undefined,
    )
    return Object.fromEntries(shown.map(([name, one]) => [name, step.depth > 5 ? null : inner(one, name)]))
  }
  if (type === 'array') return schema.items && step.depth <= 5 ? [inner(schema.items)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? NAMED[step.name] ?? 'teks'
  return type === 'object' ? {} : null
}
