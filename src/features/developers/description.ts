import { REFUSED_EXAMPLE, toNumberExample, toTextExample } from './named-examples.ts'

/** The part of OpenAPI 3.1 that the description uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  additionalProperties?: boolean | JsonSchema
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
  example?: unknown
  schema: JsonSchema
}

export interface Operation {
  /** The permission that it takes (`needs`). */
  'x-permission'?: string
  description?: string
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: (Parameter | { $ref: string })[]
  /** The alternatives, each by the names of its security schemes; by default those of the whole description. */
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: JsonSchema; example?: unknown }> }>
}

/** How a caller authenticates: a key in its own header, `Authorization: Bearer`, or OAuth. */
export interface SecurityScheme {
  type: string
  in?: string
  name?: string
  description?: string
  flows?: Record<string, { authorizationUrl?: string; tokenUrl?: string; refreshUrl?: string; scopes: Record<string, string> }>
}

export interface Description {
  servers?: { url: string; description?: string }[]
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  security?: Record<string, string[]>[]
  components?: {
    schemas?: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Operation['responses'][string]>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

/** Returns the parameters of a call, with references to shared ones resolved. */
export function parametersOf({ parameters = [] }: Operation, { components }: Pick<Description, 'components'>): Parameter[] {
  return parameters.flatMap(one => ('$ref' in one ? (components?.parameters?.[one.$ref.split('/').at(-1) ?? ''] ?? []) : one))
}

/** Returns the description with an example in each parameter that has a value to show and in each JSON body and answer, so that what the reference sends is well-formed. */
export function withExamples(description: Description): Description {
  const schemas = description.components?.schemas ?? {}
  return {
    ...description,
    components: {
      ...description.components,
      parameters: mapValues(description.components?.parameters ?? {}, withExample),
    },
    paths: mapValues(description.paths, methods =>
      mapValues(methods, operation => ({
        ...operation,
        ...(operation.parameters && { parameters: operation.parameters.map(one => ('$ref' in one ? one : withExample(one))) }),
        ...(operation.requestBody && {
          requestBody: {
            ...operation.requestBody,
            content: mapValues(operation.requestBody.content, (body, type) =>
              isJson(type) ? { ...body, example: body.example ?? askedExampleOf(body.schema, schemas) } : body,
            ),
          },
        }),
        responses: mapValues(operation.responses, response => ({
          ...response,
          ...(response.content && {
            content: mapValues(response.content, (body, type) =>
              isJson(type) ? { ...body, example: body.example ?? answerExampleOf(body.schema, schemas) } : body,
            ),
          }),
        })),
      })),
    ),
  }
}

const isJson = (type: string) => /[/+]json$/.test(type)

function mapValues<T, U>(record: Record<string, T>, map: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

function withExample(parameter: Parameter): Parameter {
  const example = parameterExample(parameter)
  return example === undefined ? parameter : { ...parameter, example }
}

/** Returns undefined for what may be left out and has no example of its own. */
function parameterExample({ schema, required, name }: Parameter): unknown {
  if (name === 'page') return 1
  if (name === 'pageSize') return 10
  if (name === 'tenant') return 'v0'
  return required || schema.example !== undefined ? exampleOf(schema, {}, name) : undefined
}

type Schemas = Record<string, JsonSchema>

/** Returns a value that matches the schema, the same each time; optional fields are included down to five levels. */
function exampleOf(schema: JsonSchema, all: Schemas, name = ''): unknown {
  return toExample(schema, { all, name, depth: 0, isAsked: false })
}

/** Returns an example of an answer: its envelope as it is sent, in `components.schemas`' order, with all fields that it may have. */
function answerExampleOf(schema: JsonSchema, all: Schemas): unknown {
  const example = exampleOf(schema, all)
  if (!isEnvelope(example)) return example
  return example.status ? { ...example, message: 'OK' } : { ...example, message: REFUSED_EXAMPLE }
}

function isEnvelope(value: unknown): value is { status: boolean; message: string } {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value && 'data' in value
}

/** Returns an example of a request body: optional fields only if the schema gives an example. */
function askedExampleOf(schema: JsonSchema, all: Schemas): unknown {
  return toExample(schema, { all, name: '', depth: 0, isAsked: true })
}

interface Step {
  all: Schemas
  /** The field's name. */
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
  if (type === 'integer' || type === 'number') return toNumberExample(schema, step.name)
  if (type === 'boolean') return true
  if (type === 'string') return toTextExample(schema, step.name)
  return type === 'object' ? {} : null
}
