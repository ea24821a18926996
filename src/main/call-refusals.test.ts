import { beforeAll, describe, expect, it } from 'vitest'
import type { Description } from '#features/developers/description.ts'
import { enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const present = {
  ...database,
  asTenant: (of: TenantId, work: never) => database.asTenant(of, work, { now: new Date() }),
} as typeof database
const { api, ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
const SERVICES = '/api/services/'
const SETTINGS = `${SERVICES}v0/cms/app/settings`

let mine: TenantId
let plain: string
let writing: string
let document: Description

beforeAll(async () => {
  mine = await database.createTenant()
  plain = await tokenOf(mine, [])
  writing = await tokenOf(mine, ['content:write', 'settings:write', 'mail:send', 'webhooks:write'])
  const answer = await api.request('/api/openapi.json', {}, { site: buildSite({ of: mine }), clientAddress: '' })
  document = (await answer.json()) as Description
})

const post = { kindSlug: 'news', title: 'Judul', authorName: 'Rani', content: fromMarkup('Isi.') }

describe('who may not do a thing', () => {
  it('is told so whatever they send', async () => {
    const student = { authorization: (await enrol(present, mine, 'Sari Murid', ['student'])).token }
    const guarded = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, one]) =>
        one['x-permission'] && !path.startsWith('/api/drive') ? [[method, path] as const] : [],
      ),
    )
    expect(guarded.length).toBeGreaterThan(14)
    for (const [method, path] of guarded) {
      const at = path.replace('{tenant}', 'v0').replace('{key}', 'title')
      const sent = { of: mine, method: method.toUpperCase(), ...(method !== 'get' && { json: {} }) }
      expect([path, (await ask(at, { ...sent, token: plain, headers: student })).status]).toEqual([path, 403])
      expect([path, (await ask(at, { ...sent, token: plain })).status]).toEqual([path, 403])
    }
  })
})

describe('what is sent', () => {
  it('is refused where a field is unknown, with its path, but for the tenant’s own id', async () => {
    const unknown = await ask(`${SERVICES}v3/post/create`, { of: mine, token: writing, json: { ...post, judul: 'x', warna: 1 } })
    expect([unknown.status, unknown.body.errors?.map(one => one.path)]).toEqual([422, ['judul', 'warna']])
    expect((await ask(`${SERVICES}v3/post/create`, { of: mine, token: writing, json: { ...post, lmsId: mine } })).status).toBe(201)
    const inner = {
      css: { clr_primary: '#123456', clr_purple: '#123456' },
      festival: { speakers: [{ id: 'a', name: 'A', short_bio: 'B', isConfirmed: true, x: 1 }] },
    }
    for (const [key, path] of [
      ['css', 'css.clr_purple'],
      ['festival', 'festival.speakers.0.x'],
    ] as const) {
      const answer = await ask(SETTINGS, { of: mine, token: writing, method: 'PUT', json: { [key]: inner[key] } })
      expect([answer.status, answer.body.errors?.map(one => one.path)]).toEqual([422, [path]])
    }
    expect((await ask(SETTINGS, { of: mine, token: writing, method: 'PUT', json: { title: null, lmsId: mine } })).status).toBe(200)
  })

  it.each(['\u0001', '\u000b', '\u009f', '\uffff'])('is refused with the control character %j, wherever it stands', async character => {
    const create = async (more: object) => {
      const { status, body } = await ask(`${SERVICES}v3/post/create`, { of: mine, token: writing, json: { ...post, ...more } })
      return [status, body.errors?.map(one => one.path)]
    }
    expect(await create({ title: `Judul${character}` })).toEqual([422, ['title']])
    expect(await create({ content: fromMarkup(`Isi${character}.`) })).toEqual([422, ['content.content.0.content.0.text']])
    const title = await ask(SETTINGS, { of: mine, token: writing, method: 'PUT', json: { title: `a${character}` } })
    expect([title.status, title.body.errors?.map(one => one.path)]).toEqual([422, ['title']])
  })
})

describe('the language of a refusal', () => {
  const messagesOf = async (language: string) => {
    const { body, headers } = await ask(`${SERVICES}v3/post/create`, {
      of: mine,
      token: writing,
      headers: language === '' ? {} : { 'accept-language': language },
      json: { kindSlug: 'resep', title: '', categoryId: 'x', publishedAt: 'besok', details: 3, x: 1 },
    })
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
    return [body.message, ...(body.errors ?? []).map(one => `${one.path} ${one.message}`)].join('\n')
  }

  it('is one: Indonesian, or the one that is accepted', async () => {
    const indonesian = await messagesOf('')
    expect(indonesian).toContain('kindSlug mau salah satu: articles')
    expect(indonesian).toContain('authorName wajib diisi')
    expect(indonesian).toContain('x tidak dikenal di sini')
    expect(indonesian).not.toMatch(/invalid|expected|must|required/i)
    const english = await messagesOf('fr, en-GB;q=0.8, id;q=0.2')
    expect(english).toContain('kindSlug must be one of: articles')
    expect(english).toContain('authorName is required')
    expect(english).not.toMatch(/\bmau\b|wajib|sah|Invalid input/)
    expect(await messagesOf('de')).toBe(indonesian)
    expect(await messagesOf('en;q=0, id')).toBe(indonesian)
  })
})

describe('the description', () => {
  it('has a server, the refusals by status, whole numbers of pages, and patterns that can be read', () => {
    expect(document.servers?.map(one => one.url)).toEqual(['/'])
    const create = document.paths[`${SERVICES}v3/post/create`]?.['post']
    expect(Object.keys(create?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(create?.description).toMatch(/`admin`.*`writer`.*`content:write`/)
    const refused = Object.values(document.components?.responses ?? {})
    expect(refused.every(one => one.content?.['application/json']?.schema.$ref === '#/components/schemas/Refusal')).toBe(true)
    const list = document.paths[`${SERVICES}v3/post/list`]?.['get']?.parameters ?? []
    const numbers = list.flatMap(one => ('schema' in one && one.name.startsWith('page') ? [one.schema.type] : []))
    expect(numbers).toEqual(['integer', 'integer'])
    expect(list).toContainEqual({ $ref: '#/components/parameters/lmsId' })
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
      String(JSON.parse(text ?? '""')),
    )
    expect(patterns.length).toBeGreaterThan(5)
    expect(patterns.filter(pattern => /\/[a-z]*$/.test(pattern))).toEqual([])
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })

  it('resolves every reference, names each call once, and gives each a summary and a tag', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''))
    const find = (path: string) =>
      path.split('/').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/')], document)
    expect([...references].filter(path => find(path) === undefined)).toEqual([])
    const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
    const ids = operations.map(one => one.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.filter(one => !one.summary || !one.tags?.length || !one.operationId).map(one => one.operationId)).toEqual([])
  })

  it('has a schema for each setting, which may be null', () => {
    const { properties = {}, additionalProperties } =
      document.paths['/api/services/{tenant}/cms/app/settings']?.['put']?.requestBody?.content['application/json']?.schema ?? {}
    expect(additionalProperties).toBe(false)
    expect(properties['css']).toEqual({ anyOf: [{ $ref: '#/components/schemas/Setting_css' }, { type: 'null' }] })
    expect(document.components?.schemas?.['Setting_css']?.properties?.['clr_primary']).toMatchObject({ type: 'string', default: '#2096C4' })
  })
})
