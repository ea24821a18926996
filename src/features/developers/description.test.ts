import { describe, expect, it } from 'vitest'
import { callsOf, type Description } from './description.ts'
import { addressOf, toCurl, toTypeScript } from './examples.ts'

const description: Description = {
  info: { title: 'Uji', version: '1' },
  components: { schemas: { Post: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, title: { type: 'string' } } } } },
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
          content: { 'application/json': { schema: { type: 'object', properties: { title: { type: 'string', example: "It's" } } } } },
        },
        responses: { 200: {} },
      },
    },
    '/api/drive/v1/upload': { post: { requestBody: { content: { 'multipart/form-data': { schema: {} } } }, responses: { 200: {} } } },
    '/api/rest/v1/donations': { get: { responses: { 200: {} } } },
  },
}
const [list, settings, upload, rows] = callsOf(description)
const ORIGIN = 'https://uji.example'

describe('a call’s examples', () => {
  it('name what must be there, and the page', () => {
    expect(list && addressOf(list, ORIGIN)).toBe(`${ORIGIN}/api/services/v3/post/list?kindSlug=news&page=1`)
    expect(list?.answer).toEqual({ status: '200', example: { data: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), title: 'teks' }] } })
    expect(settings && addressOf(settings, ORIGIN)).toBe(`${ORIGIN}/api/services/v0/cms/app/settings`)
  })

  it('are commands that a shell reads, quotes and all', () => {
    expect(list && toCurl(list, ORIGIN)).toBe(
      `curl '${ORIGIN}/api/services/v3/post/list?kindSlug=news&page=1' \\\n  -H "X-App-Token: $APP_TOKEN"`,
    )
    expect(settings && toCurl(settings, ORIGIN)).toContain(`-d '{"title":"It'\\''s"}'`)
    expect(upload && toCurl(upload, ORIGIN)).toContain("-F 'file=@gambar.png'")
    expect(rows && toCurl(rows, ORIGIN)).toContain('apikey: $ANON_KEY')
  })

  it('are TypeScript that can be read as such', async () => {
    const { stripTypeScriptTypes } = await import('node:module')
    for (const call of [list, settings, upload, rows]) {
      const text = call ? toTypeScript(call, ORIGIN) : ''
      expect(text).toContain('await fetch(')
      expect(() => stripTypeScriptTypes(`async function f(appToken: string, anonKey: string, file: File) { ${text} }`)).not.toThrow()
    }
  })
})
