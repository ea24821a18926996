import { data } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { buildSite, type SiteOptions } from '#features/sites/testing.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, Conflict, Forbidden, InvalidInput, NotFound, Unauthenticated } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type PublicModule, publicAction } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { pageOf } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* What happens to a form and to what it has written, on a page of each half. One page replaces the route table; the endpoint and the database are real. */
const database = openTestDatabase()
const ORIGIN = 'http://uji.localhost:3000'
const FORM = { origin: ORIGIN, host: 'uji.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }

const ENDS: Record<string, () => never> = {
  unauthenticated: () => refuse(new Unauthenticated()),
  forbidden: () => refuse(new Forbidden()),
  notFound: () => refuse(new NotFound()),
  conflict: () => refuse(new Conflict(commonReason('SlugTaken'))),
  invalid: () => refuse(new InvalidInput(commonReason('InputRefused'))),
  tooMany: () => refuse(new AppError(429, 'TooMany', 'nanti lagi')),
  broken: () => refuse(new Error('rusak')),
  answered: () => refuse(data(null, { status: 404 })),
  response: () => refuse(new Response(null, { status: 404 })),
}

function refuse(error: unknown): never {
  throw error
}

/** Writes first, and only then may find a problem. Returns where it leads. */
async function take({ ctx, visit }: PageArgs, fields: URLSearchParams): Promise<string> {
  await createClient(ctx, 'dari formulir', [])
  ctx.announce('settings')
  visit.endEverywhere({ issuer: 'https://lain.example', subject: 'siti' })
  const end = fields.get('end') ?? ''
  if (end !== 'done') ENDS[end]?.()
  return fields.get('to') ?? '/News?done=sent#form'
}

let shown: (string | undefined)[] = []
const publicPage: PublicModule = {
  async loader(args) {
    shown.push(args.form?.message)
    return await pageOf(async () => undefined)(args)
  },
  action: publicAction(async (args, fields) => redirect(await take(args, fields), 303)),
}
const appPage = { loader: appLoader(() => ({ title: '' })), action: appAction({ '': take }) }

const { pages, changes } = openTestPages(database, { publicPage, appPage })
const told: string[] = []
changes.onChange(change => told.push(...change.tags))

let of: TenantId
beforeAll(async () => {
  of = await database.createTenant('uji')
})
beforeEach(async () => {
  await database.pool.query('delete from app_clients')
  told.length = 0
  shown = []
})

interface Sent extends Omit<SiteOptions, 'of'> {
  headers?: Record<string, string>
  body?: RequestInit['body']
}

async function send(path: string, end: string, { headers = FORM, body = `end=${end}`, ...site }: Sent = {}) {
  const request = new Request(ORIGIN + path, { method: 'POST', headers, body: body ?? null })
  const answer = await pages.answer(request, buildSite({ of, ...site }))
  const { rows } = await database.pool.query('select name from app_clients')
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    written: rows.length,
    told: [...told],
  }
}

const NOTHING = { written: 0, told: [] }

describe.each([
  ['a public page', '/News', 'no-store'],
  ['a page of somebody’s own', '/Login', 'private, no-store'],
  ['a page of the app', '/Studio', 'private, no-store'],
])('a form of %s', (_name, path, cache) => {
  it.each([
    ['forbidden', 403],
    ['notFound', 404],
    ['conflict', 409],
    ['invalid', 422],
    ['tooMany', 429],
    ['broken', 500],
    [path === '/Studio' ? 'answered' : 'response', 404],
  ])('that is refused (%s) after it has written something leaves nothing written, and nobody is told', async (end, status) => {
    expect(await send(path, end)).toEqual({ status, location: null, cache, ...NOTHING })
  })

  it('that finds out late that nobody is signed in leads to the sign-in and leaves nothing written', async () => {
    const to = `/Login${path === '/Login' ? '' : `?to=%2F${path.slice(1)}`}`
    expect(await send(path, 'unauthenticated')).toMatchObject({
      status: 302,
      location: to,
      cache: expect.stringContaining('no-store'),
      ...NOTHING,
    })
  })

  it('of another site, or of nobody knows where, is refused before it does anything', async () => {
    const { origin: _, ...withoutOrigin } = FORM
    for (const headers of [{ ...FORM, origin: 'http://jahat.example' }, { ...FORM, 'sec-fetch-site': 'cross-site' }, withoutOrigin])
      expect(await send(path, 'done', { headers })).toMatchObject({ status: 403, ...NOTHING })
  })

  it('that is taken leaves written what it wrote, and tells', async () => {
    expect(await send(path, 'done')).toEqual({ status: 303, location: '/News?done=sent#form', cache, written: 1, told: ['settings'] })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencodedx', 'multipart/form-data'])(
    'is refused with 415 as %s',
    async type => {
      expect(await send(path, 'done', { headers: { ...FORM, 'content-type': type } })).toMatchObject({ status: 415, ...NOTHING })
    },
  )

  it('is refused with 415 without a content type', async () => {
    const { 'content-type': _, ...headers } = FORM
    expect(await send(path, 'done', { headers, body: new Blob(['end=done']) })).toMatchObject({ status: 415, ...NOTHING })
    expect(await send(path, 'done', { headers, body: null })).toMatchObject({ status: 415, ...NOTHING })
  })

  it('is refused with 400 where its body does not fit its type', async () => {
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/json', '[]'],
      ['application/x-www-form-urlencoded', Buffer.from([0x65, 0xff])],
      ['multipart/form-data; boundary=x', '--y\r\n'],
    ] as const)
      expect(await send(path, 'done', { headers: { ...FORM, 'content-type': type }, body })).toMatchObject({ status: 400, ...NOTHING })
  })

  it('is refused with 413 above two megabytes, whether or not it says so', async () => {
    const body = `end=done&x=${'a'.repeat(2 * 1024 * 1024)}`
    expect(await send(path, 'done', { body })).toMatchObject({ status: 413, ...NOTHING })
    expect(await send(path, 'done', { headers: { ...FORM, 'content-length': '3000000' } })).toMatchObject({ status: 413, ...NOTHING })
  })

  it('may come in parts or as JSON', async () => {
    const { 'content-type': _, ...headers } = FORM
    const parts = new FormData()
    parts.set('end', 'done')
    expect(await send(path, 'done', { headers, body: parts })).toMatchObject({ status: 303, written: 1 })
    const json = { headers: { ...FORM, 'content-type': 'application/json; charset=utf-8' }, body: '{"end":"done"}' }
    expect(await send(path, 'done', json)).toMatchObject({ status: 303, written: 2 })
  })

  it.skipIf(path === '/Login')('is not taken under maintenance', async () => {
    expect(await send(path, 'done', { settings: { isMaintenance: true } })).toMatchObject({ status: 503, written: 0, told: [] })
  })

  it('sent to an address that can’t be read is refused', async () => {
    expect(await send(`${path}/%ff`, 'done')).toMatchObject({ status: 400, ...NOTHING })
  })
})

describe('a form of a public page', () => {
  it('is shown again where it was refused for what was typed, and where it leads is in the page’s language', async () => {
    await send('/News', 'invalid')
    await send('/News', 'conflict')
    await send('/News', 'tooMany')
    await send('/News', 'forbidden')
    expect(shown).toEqual(['Masukan tidak sah', 'Slug sudah dipakai', 'nanti lagi'])
    expect((await send('/en/News', 'done')).location).toBe('/en/News?done=sent#form')
    expect((await send('/en/News', 'unauthenticated')).location).toBe('/en/Login?to=%2FNews')
    expect((await send('/en/News', 'done', { body: 'end=done&to=https://lain.example/x' })).location).toBe('https://lain.example/x')
  })

  it('is none for a page that takes none, nor for one that there is not', async () => {
    const { pages: bare } = openTestPages(database, { publicPage: { loader: publicPage.loader } })
    const request = () => new Request(`${ORIGIN}/News`, { method: 'POST', headers: FORM, body: 'end=done' })
    expect((await bare.answer(request(), buildSite({ of }))).status).toBe(405)
    expect(await send('/Tidak-Ada', 'done')).toMatchObject({ status: 404, ...NOTHING })
  })

  it('asked for as data is none: only pages of the app have data', async () => {
    expect(await send('/News.data', 'done')).toMatchObject({ status: 404, ...NOTHING })
  })
})

describe('a form of a page of the app', () => {
  it.each(['forbidden', 'notFound', 'conflict', 'invalid', 'broken', 'answered'])(
    'that asks for data alone and is refused (%s) leaves nothing written',
    async end => {
      expect(await send('/Studio.data', end)).toMatchObject(NOTHING)
    },
  )

  it('that asks for data alone is taken as any other', async () => {
    expect(await send('/Studio.data', 'done')).toMatchObject({ written: 1, told: ['settings'] })
  })

  it('is none under a name that the page does not know', async () => {
    for (const name of ['lain', 'toString', '__proto__'])
      expect(await send('/Studio', 'done', { body: `form=${name}&end=done` })).toMatchObject({ status: 400, ...NOTHING })
  })
})

it.each([
  ['PUT', '/News', 'PUT tidak dilayani di alamat ini'],
  ['DELETE', '/en/Studio', 'DELETE is not served at this address'],
])('%s to %s says that a page is only opened or sent its form, wherever it comes from', async (method, path, sentence) => {
  for (const headers of [{}, { origin: ORIGIN }]) {
    const answer = await pages.answer(new Request(ORIGIN + path, { method, headers }), buildSite({ of }))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(await answer.text()).toContain(sentence)
  }
})
