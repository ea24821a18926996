import { data, redirect } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { Conflict, Forbidden, InvalidInput, NotFound, Unauthenticated } from '#kit/errors.ts'
import { pageAction, pageLoader } from '#page/page.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/*
 * What a page's door does with what a form has written. The page stands in the place of one of the table's; the door, React Router and the database
 * are the real ones.
 */
const database = openTestDatabase()
const PAGE = 'Studio'
const ORIGIN = 'http://uji.localhost:3000'
const FORM = { origin: ORIGIN, host: 'uji.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }

const ENDS: Record<string, () => Response> = {
  done: () => redirect('/Studio', 303),
  unauthenticated: () => refuse(new Unauthenticated()),
  forbidden: () => refuse(new Forbidden()),
  notFound: () => refuse(new NotFound()),
  conflict: () => refuse(new Conflict('sudah ada')),
  invalid: () => refuse(new InvalidInput('salah')),
  broken: () => refuse(new Error('rusak')),
  answered: () => refuse(data(null, { status: 404 })),
}

function refuse(error: unknown): never {
  throw error
}

/** The form's page: writes first, and only then finds what is wrong, or does not. */
const page = {
  loader: pageLoader(({ form }) => ({ problem: form?.message ?? null })),
  action: pageAction(async ({ ctx }, fields) => {
    await createClient(ctx, 'dari formulir', [])
    ctx.announce('settings')
    return ENDS[fields.get('end') ?? '']?.() ?? refuse(new Error('no such end'))
  }),
  default: () => null,
}
const { pages, changes } = openTestPages(database, PAGE, page)
const told: string[] = []
changes.onChange(change => told.push(...change.tags))

let of: TenantId
beforeAll(async () => {
  of = await database.createTenant('uji')
})
beforeEach(async () => {
  await database.pool.query('delete from app_clients')
  told.length = 0
})

async function send(end: string, { path = `/${PAGE}`, headers = FORM as Record<string, string> } = {}) {
  const request = new Request(ORIGIN + path, { method: 'POST', headers, body: `end=${end}` })
  const answer = await pages.answer(request, buildSite({ of }))
  const { rows } = await database.pool.query('select name from app_clients')
  return { status: answer.status, location: answer.headers.get('location'), written: rows.length, told: [...told] }
}

describe('a form of a page', () => {
  it.each([
    ['forbidden', 403],
    ['notFound', 404],
    ['conflict', 409],
    ['invalid', 422],
    ['broken', 500],
    ['answered', 404],
  ])('that is refused (%s) after it has written something leaves nothing written, and nobody is told', async (end, status) => {
    expect(await send(end)).toEqual({ status, location: null, written: 0, told: [] })
  })

  it.each(['forbidden', 'notFound', 'conflict', 'broken', 'answered'])(
    'that asks for data alone and is refused (%s) leaves nothing written',
    async end => {
      expect(await send(end, { path: `/${PAGE}.data` })).toMatchObject({ written: 0, told: [] })
    },
  )

  it('that finds out late that nobody is signed in leads to the sign-in and leaves nothing written', async () => {
    expect(await send('unauthenticated')).toEqual({ status: 302, location: '/Login?to=%2FStudio', written: 0, told: [] })
    expect(await send('unauthenticated', { path: `/${PAGE}.data` })).toMatchObject({ written: 0, told: [] })
  })

  it('of another site is refused before it does anything', async () => {
    expect(await send('done', { headers: { ...FORM, origin: 'http://jahat.example' } })).toMatchObject({ status: 403, written: 0 })
  })

  it('that is taken leaves written what it wrote, and tells', async () => {
    expect(await send('done')).toEqual({ status: 303, location: '/Studio', written: 1, told: ['settings'] })
  })
})
