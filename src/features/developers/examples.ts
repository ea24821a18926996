import { type Call, exampleOf, type Parameter } from './description.ts'

/** Where an example is sent. The anonymous key is no secret; other keys stand as `$APP_TOKEN` and `$ACCESS_TOKEN`. */
export interface Place {
  origin: string
  anonKey: string
}

/** An example of a call as it goes over the wire. */
export interface ExampleRequest {
  method: string
  address: string
  headers: [name: string, value: string][]
  /** `json` has its value, a form and bytes are files of the reader's own. */
  body: { kind: 'json'; value: unknown } | { kind: 'form' } | { kind: 'bytes' } | undefined
}

/** What a parameter of an example says; undefined: it is left out, which is what happens to all that may be and has no example of its own. */
export function valueOf({ schema, required, name }: Parameter): string | undefined {
  if (name === 'page') return '1'
  if (name === 'pageSize') return '10'
  if (name === 'tenant') return 'v0'
  if (!required && schema.example === undefined) return undefined
  const value = exampleOf(schema, {}, name)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The example of the call. */
export function requestOf(call: Call, place: Place): ExampleRequest {
  const type = call.body?.type
  const kind = type === undefined ? undefined : isJson(type) ? 'json' : type === 'multipart/form-data' ? 'form' : 'bytes'
  const headers = [
    ...call.credentials.map(({ scheme, header }): [string, string] => [header, keyOf(scheme, place)]),
    ...given(call, 'header').map(([name, value]): [string, string] => [toHeaderName(name), value]),
  ]
  // A form's own type has its boundary, which whoever sends it makes.
  if (type !== undefined && kind !== 'form') headers.push(['Content-Type', type])
  return {
    method: call.method,
    address: addressOf(call, place.origin),
    headers,
    body: kind === 'json' ? { kind, value: call.body?.example } : kind && { kind },
  }
}

/** The address of an example of the call. */
export function addressOf(call: Call, origin: string): string {
  const path = given(call, 'path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), call.path)
  const query = new URLSearchParams(given(call, 'query')).toString()
  return origin + path + (query && `?${query}`)
}

function given(call: Call, place: string): [name: string, value: string][] {
  return call.parameters.flatMap((one): [string, string][] => {
    const value = one.in === place ? valueOf(one) : undefined
    return value === undefined ? [] : [[one.name, value]]
  })
}

const isJson = (type: string) => /[/+]json$/.test(type)

const toHeaderName = (name: string) => name.replace(/\b[a-z]/g, letter => letter.toUpperCase())

/** What a scheme's header says: the hosted database has a key of its own. */
function keyOf(scheme: string, { anonKey }: Place): string {
  if (scheme === 'anonKey') return anonKey
  if (scheme === 'anonBearer') return `Bearer ${anonKey}`
  return scheme === 'accessToken' ? 'Bearer $ACCESS_TOKEN' : '$APP_TOKEN'
}

/** The call as a command of a shell. */
export function toCurl(call: Call, place: Place): string {
  const { method, address, headers, body } = requestOf(call, place)
  const how = method === 'GET' ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`
  const lines = [`curl${how} ${quoted(address)}`]
  for (const [name, value] of headers) lines.push(`-H ${value.includes('$') ? `"${name}: ${value}"` : quoted(`${name}: ${value}`)}`)
  if (body?.kind === 'json') lines.push(`-d ${quoted(JSON.stringify(body.value))}`)
  if (body?.kind === 'form') lines.push("-F 'file=@gambar.png'")
  if (body?.kind === 'bytes') lines.push('--data-binary @film.mp4')
  return lines.join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The call in TypeScript, with nothing but the platform's own `fetch`. */
export function toTypeScript(call: Call, place: Place): string {
  const { method, address, headers, body } = requestOf(call, place)
  const names = headers.map(([name, value]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${toScript(value)}`)
  const parts = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(names.length > 0 ? [`  headers: { ${names.join(', ')} },`] : []),
    ...(body ? [`  body: ${bodyOf(body)},`] : []),
  ]
  const isRest = call.path.startsWith('/api/rest/')
  return [
    ...(body?.kind === 'form' ? ['const form = new FormData()', "form.set('file', file)"] : []),
    parts.length > 0
      ? `const response = await fetch('${address}', {\n${parts.join('\n')}\n})`
      : `const response = await fetch('${address}')`,
    call.answer || isRest
      ? 'if (!response.ok) throw new Error(`${response.status} ${(await response.json()).message}`)'
      : 'if (!response.ok) throw new Error(`${response.status}`)',
    ...(isRest ? (method === 'GET' ? ['const rows = await response.json()'] : []) : []),
    ...(call.answer && !isRest ? ['const { data } = await response.json()'] : []),
  ].join('\n')
}

/** A value as an expression: keys are variables. */
function toScript(value: string): string {
  const [, before = '', key] = /^(.*)\$([A-Z_]+)$/.exec(value) ?? []
  if (key === undefined) return `'${value}'`
  const name = key.toLowerCase().replace(/_[a-z]/g, part => part.slice(1).toUpperCase())
  return before === '' ? name : `\`${before}\${${name}}\``
}

function bodyOf(body: NonNullable<ExampleRequest['body']>): string {
  if (body.kind === 'form') return 'form'
  if (body.kind === 'bytes') return 'file'
  return `JSON.stringify(${JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ')})`
}
