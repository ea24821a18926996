import { createRequestHandler, RouterContextProvider } from 'react-router'
import { decode } from 'turbo-stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { Unauthenticated } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { appAction, appLoader } from './app-page.server.ts'
import { setPageArgs } from './page.server.ts'
import { buildForm, createRequests } from './testing.ts'
import { testBuild } from './testing-build.ts'

/* Pages and forms of the app whose session has ended: docs/decisions/042. */
const database = openTestDatabase()
const open = createRequests(database, [{ path: '/Studio/Voices', name: 'Studio-Voices', query: { search: 'text' } }])
const ROUTE = 'Studio-Voices'
const refuse = async () => {
  throw new Unauthenticated()
}
const handle = createRequestHandler(
  testBuild({
    entry: { module: { default: (_request, status, headers) => new Response('a page', { status, headers }) } },
    routes: {
      [ROUTE]: { id: ROUTE, path: '*', module: { default: () => null, loader: appLoader(refuse), action: appAction({ decide: refuse }) } },
    },
  }),
)

let mine: TenantId
beforeAll(async () => (mine = await database.createTenant()))

/** Asks for the page as a document, or as the router of an open page does. */
async function ask(isFromRouter: boolean, { fields, lang = 'id' }: { fields?: Record<string, string>; lang?: Lang } = {}) {
  const request = open(`/Studio/Voices?search=it's`, { of: mine, lang, visit: { isFromRouter } })
  if (fields) request.args.visit.sentForm = () => buildForm(fields)
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  const url = new URL(request.url)
  if (isFromRouter) url.pathname += '.data'
  try {
    return await handle(new Request(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}), context)
  } finally {
    await request.commit()
  }
}

async function decoded({ body }: Response): Promise<unknown> {
  if (!body) throw new Error('no body')
  return (
    await decode(body, { plugins: [(kind, value, status) => (kind === 'ErrorResponse' ? { value: { data: value, status } } : false)] })
  ).value
}

const BACK = '/Login?to=%2FStudio%2FVoices%3Fsearch%3Dit%2527s'

describe('without a session', () => {
  it('a document leads to the sign-in and back', async () => {
    const { status, headers } = await ask(false)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, BACK, 'no-store'])
    const sent = await ask(false, { fields: { form: 'decide', note: 'setuju' } })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, BACK])
  })

  it.each([
    ['id', ''],
    ['en', '/en'],
  ] as const)('an open page gets a 401 that says where to sign in (%s)', async (lang, prefix) => {
    const response = await ask(true, { lang })
    expect(response.status).toBe(401)
    expect(await decoded(response)).toEqual({ [ROUTE]: { error: { data: { signInHref: prefix + BACK }, status: 401 } } })
  })

  it('a form of an open page comes back with what was typed, without secrets, and with the way to the sign-in', async () => {
    const response = await ask(true, { fields: { form: 'decide', note: 'setuju', password: 'rahasia' } })
    expect(response.status).toBe(401)
    expect(await decoded(response)).toEqual({
      data: {
        name: 'decide',
        values: { form: 'decide', note: 'setuju' },
        message: expect.stringContaining('Sesimu sudah berakhir'),
        problems: [],
        signInHref: BACK,
      },
    })
  })
})
