import type { Description, Operation } from './description.ts'
import { ERRORS } from './errors.ts'

type Responses = Operation['responses']

/** Other protocols (PostgREST, tus) describe their own refusals. */
const OWN_PROTOCOL = /^\/api\/(rest|drive\/v1\/uploads)(\/|$)/

const TENANT = 'lmsId'
const TENANT_REF = `#/components/parameters/${TENANT}`

/** What any call may refuse by, and what only a call with a body or an effect may. */
const OF_ALL = [400, 401, 403, 404, 422, 429, 500, 503]
const OF_WRITES = [409, 413, 415]

/**
 * Returns the description with a response for each status that a call refuses by, in place of one for all of them, and with the query parameter that names the
 * tenant, which every call takes. `describe` says who may make a call with a permission.
 */
export function withRefusals(description: Description, describe: (permission: string) => string): Description {
  const { components = {}, paths } = description
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const responses = Object.fromEntries(
    ERRORS.map(({ status, name, means }) => [`Refusal${status}`, { description: `${name}: ${means}`, content: refusal }]),
  )
  const tenant = {
    name: TENANT,
    in: 'query',
    description: 'The tenant’s id, where the client names it; another one’s is answered with 404.',
    schema: { type: 'string', format: 'uuid' },
  }
  const toOperation = (path: string, method: string, operation: Operation): Operation => {
    if (OWN_PROTOCOL.test(path)) return operation
    const { default: _, ...good } = operation.responses
    const refused: Responses = Object.fromEntries(
      [...OF_ALL, ...(method === 'get' ? [] : OF_WRITES)].map(status => [status, withOwn(good[status], status)]),
    )
    const permission = operation['x-permission']
    return {
      ...operation,
      ...(permission && { description: [operation.description, describe(permission)].filter(Boolean).join(' ') }),
      parameters: [...(operation.parameters ?? []), { $ref: TENANT_REF }],
      responses: { ...good, ...refused },
    }
  }
  return {
    ...description,
    components: {
      ...components,
      parameters: { ...components.parameters, [TENANT]: tenant },
      responses: { ...components.responses, ...responses },
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, toOperation(path, method, operation)])),
      ]),
    ),
  }
}

/** Returns the shared refusal of a status, or beside it what the call itself answers with that status. */
function withOwn(own: Responses[string] | undefined, status: number): Responses[string] {
  const schema = own?.content?.['application/json']?.schema
  if (!own || !schema) return { $ref: `#/components/responses/Refusal${status}` }
  return { ...own, content: { 'application/json': { schema: { anyOf: [schema, { $ref: '#/components/schemas/Refusal' }] } } } }
}
