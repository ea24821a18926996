import { describe, expect, it } from 'vitest'
import { callsOf, type Description, type Parameter } from './description.ts'
import { addressOf, requestOf, toCurl, toTypeScript } from './examples.ts'

const TUS_PARAMETERS: Parameter[] = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  { name: 'tus-resumable', in: 'header', required: true, schema: { type: 'string', const: '1.0.0' } },
]
const description: Description = {
  info: { title: 'Uji', version: '1' },
  security: [{ appToken: [] }],
  components: {
    schemas: { Post: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, title: { type: 'string' } } } },
    securitySchemes: {
      appToken: { type: 'apiKey', in: 'header', name: 'X-App-Token' },
      accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
      anonKey: { type: 'apiKey', in: 'header', name: 'apikey' },
      anonBearer: { type: 'http' },
    },
  },
  paths: {
    '/api/services/v3/post/list': {
      get: {
        operationId: 'listPosts',
        tags: ['post'],
        summary: 'Posts.',
        parameters: [
          { name: 'kindSlug', in: 'query', required: true, schema: { type: 'string', enum: ['news', 'blog'] } },
          { name: 'page', in: 'query', schema: { type: 'string' } },
          { name: 'search', in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Post' } } } },
              },
            },
          },
        },
      },
    },
    '/api/services/{tenant}/cms/app/settings': {
      put: {
        operationId: 'changeSettings',
        parameters: [{ name: 'tenant', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  title: { type: 'string', example: "It's" },
                  name: { type: 'string' },
                  // Neither what is asked for nor given an example.
                  note: { type: 'string' },
                },
              },
            },
          },
        },
        responses: { 200: {} },
      },
    },
    '/api/drive/v1/upload': { post: { requestBody: { content: { 'multipart/form-data': { schema: {} } } }, responses: { 200: {} } } },
    '/api/rest/v1/donations': {
      get: { security: [{ anonKey: [], anonBearer: [] }], responses: { 200: {} } },
      post: { security: [{ anonKey: [], anonBearer: [] }], responses: { 201: {} } },
    },
    '/api/services/v1/user/me': { get: { security: [{ appToken: [], accessToken: [] }], responses: { 200: {} } } },
    '/api/services/v1/authorizer/version': { get: { security: [], responses: { 200: {} } } },
    '/api/drive/v1/uploads/{id}': {
      head: { parameters: [...TUS_PARAMETERS], responses: { 200: {} } },
      patch: {
        parameters: [...TUS_PARAMETERS, { name: 'upload-offset', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } },
        responses: { 204: {} },
      },
    },
  },
}
const [list, settings, upload, rows, add, me, version, look, go] = callsOf(description)
const ORIGIN = 'https://uji.example'
const PLACE = { origin: ORIGIN, anonKey: 'anon_uji' }
const ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

describe('a call’s examples', () => {
  it('name what must be there, and the page', () => {
    expect(list && addressOf(list, ORIGIN)).toBe(`${ORIGIN}/api/services/v3/post/list?kindSlug=news&page=1`)
    expect(list?.answer).toEqual({
      status: '200',
      example: { data: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), title: 'Kelas Web Dasar dibuka' }] },
    })
    expect(settings && addressOf(settings, ORIGIN)).toBe(`${ORIGIN}/api/services/v0/cms/app/settings`)
  })

  it('are commands that a shell reads, quotes and all', () => {
    expect(list && toCurl(list, PLACE)).toBe(
      `curl '${ORIGIN}/api/services/v3/post/list?kindSlug=news&page=1' \\\n  -H "X-App-Token: $APP_TOKEN"`,
    )
    expect(settings && toCurl(settings, PLACE)).toContain(`-d '{"title":"It'\\''s","name":"Siti Rahma"}'`)
    expect(upload && toCurl(upload, PLACE)).toContain("-F 'file=@gambar.png'")
  })

  it('bear what the call wants to see: the tokens of its schemes, or none', () => {
    const headersOf = (call = list) => call && requestOf(call, PLACE).headers
    expect(headersOf(me)).toEqual([
      ['X-App-Token', '$APP_TOKEN'],
      ['Authorization', 'Bearer $ACCESS_TOKEN'],
    ])
    expect(headersOf(rows)).toEqual([
      ['apikey', 'anon_uji'],
      ['Authorization', 'Bearer anon_uji'],
    ])
    expect(headersOf(version)).toEqual([])
  })

  it('bear the headers that must be there, look by -I, and send bytes as a file', () => {
    expect(look && toCurl(look, PLACE).split(' \\\n  ')).toEqual([
      `curl -I '${ORIGIN}/api/drive/v1/uploads/${ID}'`,
      '-H "X-App-Token: $APP_TOKEN"',
      "-H 'Tus-Resumable: 1.0.0'",
    ])
    expect(go && toCurl(go, PLACE).split(' \\\n  ').slice(2)).toEqual([
      "-H 'Tus-Resumable: 1.0.0'",
      "-H 'Upload-Offset: 0'",
      "-H 'Content-Type: application/offset+octet-stream'",
      '--data-binary @film.mp4',
    ])
  })

  it('are TypeScript that can be read as such', async () => {
    const { stripTypeScriptTypes } = await import('node:module')
    for (const call of [list, settings, upload, rows, add, me, version, look, go]) {
      const text = call ? toTypeScript(call, PLACE) : ''
      expect(text).toContain('await fetch(')
      expect(() => stripTypeScriptTypes(`async function f(appToken: string, accessToken: string, file: File) { ${text} }`)).not.toThrow()
    }
    expect(me && toTypeScript(me, PLACE)).toContain("'X-App-Token': appToken, Authorization: `Bearer ${accessToken}`")
    expect(go && toTypeScript(go, PLACE)).toContain('  body: file,')
    // Rows are answered where they are read, bytes are not.
    expect([rows, add, go].map(call => call && toTypeScript(call, PLACE).includes('const rows'))).toEqual([true, false, false])
  })
})
