import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import type { Description } from './description.ts'
import { createDocsDoor } from './docs-door.server.tsx'

const text = { type: 'string' }
const description: Description = {
  info: { title: 'Uji', version: '1' },
  security: [{ appToken: [] }],
  components: {
    securitySchemes: {
      appToken: { type: 'apiKey', in: 'header', name: 'X-App-Token' },
      anonKey: { type: 'apiKey', in: 'header', name: 'apikey' },
      anonBearer: { type: 'http' },
    },
  },
  paths: {
    '/api/rest/v1/donations': {
      get: {
        operationId: 'read_donations',
        security: [{ anonKey: [], anonBearer: [] }],
        parameters: [{ name: 'prefer', in: 'header', schema: text }],
        responses: { 200: {} },
      },
    },
    '/api/services/v0/setting/{key}': {
      get: { parameters: [{ name: 'key', in: 'path', required: true, schema: { ...text, example: 'title' } }], responses: { 200: {} } },
    },
    '/api/drive/v1/uploads/{id}': {
      patch: { requestBody: { content: { 'application/offset+octet-stream': { schema: text } } }, responses: { 204: {} } },
    },
  },
}
const door = createDocsDoor({ describe: () => description, anonKey: 'anon_uji', stylesheet: '/app.css' })
const read = async (path: string) => {
  const answer = await door.request(path, {}, { site: buildSite({ of: toTenantId(newId()) }), origin: 'https://uji.example' })
  return await answer.text()
}

describe('the form that tries a call', () => {
  it('bears the anonymous key for the hosted database alone, and what the example says', async () => {
    const page = await read('/api/docs')
    const forms = page.match(/<form.*?<\/form>/gs) ?? []
    expect(forms).toHaveLength(2)
    expect(forms[0]).toContain(
      'data-keys="{&quot;apikey&quot;:&quot;anon_uji&quot;,&quot;authorization&quot;:&quot;Bearer anon_uji&quot;}"',
    )
    expect(forms[0]).not.toMatch(/ action=| name="prefer"/)
    expect(forms[1]).not.toContain('data-keys')
    expect(forms[1]).toMatch(/data-in="path"[^>]* value="title"/)
    expect(page).toContain('-H &#x27;apikey: anon_uji&#x27;')
  })

  it('sends the fields where they belong, with its keys in place of the page’s cookies', async () => {
    const sent: [string, RequestInit][] = []
    const submit = await load(async (address, init) => {
      sent.push([address, init ?? {}])
      return new Response('[]')
    })
    const keys = JSON.stringify({ apikey: 'anon_uji' })
    await submit({ try: 'GET', path: '/api/rest/v1/{table}', keys }, [
      ['path', 'table', 'donations'],
      ['query', 'select', 'amount'],
      ['query', 'order', ''],
      ['header', 'prefer', 'count=exact'],
    ])
    const [address, { method, headers }] = sent[0] ?? ['', {}]
    expect([sent.length, method, address]).toEqual([1, 'GET', '/api/rest/v1/donations?select=amount'])
    expect([...new Headers(headers)]).toEqual([
      ['apikey', 'anon_uji'],
      ['prefer', 'count=exact'],
    ])
  })
})

type Fields = [place: string, name: string, value: string][]

/** The script of the page, with as much of a document as it touches. Answers what submits a form of these fields. */
async function load(fetch: (address: string, init?: RequestInit) => Promise<Response>) {
  class Form {
    dataset: Record<string, string> = {}
    fields: Fields = []
    querySelectorAll = () => this.fields.map(([place, name, value]) => ({ value, dataset: { in: place, name } }))
    querySelector = (name: string) => (name === 'output' ? { replaceChildren() {} } : null)
  }
  let listener: (event: { target: Form; preventDefault(): void }) => Promise<void> = async () => {}
  const document = {
    querySelectorAll: () => [],
    createElement: () => ({}),
    addEventListener: (_name: string, given: typeof listener) => {
      listener = given
    },
  }
  runInNewContext(await read('/api/docs/try.js'), { document, HTMLFormElement: Form, fetch, Headers, URLSearchParams, performance })
  return async (dataset: Record<string, string>, fields: Fields) => {
    await listener({ target: Object.assign(new Form(), { dataset, fields }), preventDefault() {} })
  }
}
