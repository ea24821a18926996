import { type Call, exampleOf, type Parameter } from './description.ts'

/** What a parameter of an example says; undefined: it is left out. */
function valueOf({ schema, required, name }: Parameter): string | undefined {
  if (!required && name !== 'page' && name !== 'pageSize') return undefined
  const value = exampleOf(schema, {})
  return name === 'page' ? '1' : name === 'pageSize' ? '10' : typeof value === 'string' ? value : JSON.stringify(value)
}

/** The address of an example of the call. */
export function addressOf(call: Call, origin: string): string {
  const path = call.parameters
    .filter(one => one.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, one.name === 'tenant' ? 'v0' : encodeURIComponent(valueOf(one) ?? '')), call.path)
  const query = new URLSearchParams(
    call.parameters
      .filter(one => one.in === 'query')
      .flatMap(one => {
        const value = valueOf(one)
        return value === undefined ? [] : [[one.name, value]]
      }),
  ).toString()
  return origin + path + (query && `?${query}`)
}

/** How a program proves itself: the hosted database has a key of its own, the first token is how one gets in. */
function headersOf(call: Call): [name: string, shell: string, script: string][] {
  if (call.path.startsWith('/api/rest/')) {
    return [
      ['apikey', '$ANON_KEY', 'anonKey'],
      ['Authorization', 'Bearer $ANON_KEY', '`Bearer ${anonKey}`'],
    ]
  }
  return /token\/generate|authorizer\/version/.test(call.path) ? [] : [['X-App-Token', '$APP_TOKEN', 'appToken']]
}

/** The call as a command of a shell. */
export function toCurl(call: Call, origin: string): string {
  const lines = [`curl${call.method === 'GET' ? '' : ` -X ${call.method}`} '${addressOf(call, origin)}'`]
  for (const [name, value] of headersOf(call)) lines.push(`-H "${name}: ${value}"`)
  if (call.body?.type === 'multipart/form-data') lines.push("-F 'file=@gambar.png'")
  else if (call.body)
    lines.push(`-H 'Content-Type: ${call.body.type}'`, `-d '${JSON.stringify(call.body.example).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}

/** The call in TypeScript, with nothing but the platform's own `fetch`. */
export function toTypeScript(call: Call, origin: string): string {
  const headers = headersOf(call).map(([name, , script]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${script}`)
  const isForm = call.body?.type === 'multipart/form-data'
  if (call.body && !isForm) headers.push(`'Content-Type': '${call.body.type}'`)
  const parts = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(isForm
      ? ['  body: form,']
      : call.body
        ? [`  body: JSON.stringify(${JSON.stringify(call.body.example, null, 2).replaceAll('\n', '\n  ')}),`]
        : []),
  ]
  return [
    ...(isForm ? ['const form = new FormData()', "form.set('file', file)"] : []),
    parts.length > 0
      ? `const response = await fetch('${addressOf(call, origin)}', {\n${parts.join('\n')}\n})`
      : `const response = await fetch('${addressOf(call, origin)}')`,
    'if (!response.ok) throw new Error(`${response.status} ${(await response.json()).message}`)',
    call.path.startsWith('/api/rest/') ? 'const rows = await response.json()' : 'const { data } = await response.json()',
  ].join('\n')
}
