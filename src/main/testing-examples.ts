import { type Description, type Operation, parametersOf } from '#features/developers/description.ts'

/** The example of an endpoint as it is sent, without its credentials. */
export interface Example {
  id: string
  method: string
  path: string
  address: string
  headers: [name: string, value: string][]
  /** The JSON body. */
  json: unknown
  /** The security schemes of the first alternative. */
  schemes: string[]
}

/** Returns the examples of a description, which are those that Swagger UI fills in. */
export function examplesOf(description: Description): Example[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => exampleOf(description, path, method, operation)),
  )
}

/** Returns the examples of a description's JSON answers, refusals among them, by `operationId` and status. */
export function answerExamplesOf({ paths }: Description): [id: string, example: unknown][] {
  return Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.entries(content).flatMap(([type, { example }]): [string, unknown][] =>
          /[/+]json$/.test(type) ? [[`${operationId} ${status}`, example]] : [],
        ),
      ),
    )
}

function exampleOf(description: Description, path: string, method: string, operation: Operation): Example {
  const given = (place: string) =>
    parametersOf(operation, description).flatMap(({ in: where, name, example }): [string, string][] =>
      where === place && example !== undefined ? [[name, typeof example === 'string' ? example : JSON.stringify(example)]] : [],
    )
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const query = new URLSearchParams(given('query')).toString()
  const target = given('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    address: target + (query && `?${query}`),
    // A form's content type needs a boundary, which the sender generates.
    headers: [...given('header'), ...(type && type !== 'multipart/form-data' ? [['content-type', type] as [string, string]] : [])],
    json: body?.example,
    schemes: Object.keys((operation.security ?? description.security)?.[0] ?? {}),
  }
}
