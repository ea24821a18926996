import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { ENGINE_ROUTES } from '../src/features/account-site/engine-endpoints.ts'
import { ACCOUNT_ROUTES, endpointsOf } from '../src/features/account-site/routes.server.tsx'
import { organisationRoutes } from '../src/features/organisations/account-routes.server.tsx'
import { pages } from '../src/route-table.ts'
import { ACCOUNT_RULES, ACCOUNT_VIEWERS, type AccountRule, type AccountViewer } from './account-rights-table.ts'
import { loginOf, NEW_PASSWORD, newestMail } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { type HttpAnswer, HttpBrowser, unescape } from './http.ts'
import { address, gather } from './walk.ts'

const ACCOUNT_ENDPOINTS = endpointsOf([...ACCOUNT_ROUTES, ...organisationRoutes])

/*
 * Every page, form and endpoint of the account site × every viewer, against one table of expectations (account-rights-table.ts), on the real server with
 * sessions made by the site's own forms.
 */
const site = (path: string) => address('account', path)
const ORIGIN = () => site('')
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const browsers = new Map<AccountViewer, HttpBrowser>()
let authorize = ''
/** Another person's browser, and the id of their second session. */
let theirs: { browser: HttpBrowser; id: string }

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const stamp = Date.now()
  authorize = new URL((await new HttpBrowser().ask(address('alkademi', '/Login?to=/Courses'))).location ?? '').search.slice(1)
  const guarded = await signUp(`dua-langkah-${stamp}@contoh.example`)
  const mail = await newestMail(`dua-langkah-${stamp}@contoh.example`)
  await guarded.follow(/https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? '')
  await guardWithCodes(guarded)
  const challenged = await signInHere(`dua-langkah-${stamp}@contoh.example`, NEW_PASSWORD)
  browsers.set('nobody', new HttpBrowser())
  browsers.set('unverified', await signUp(`belum-${stamp}@contoh.example`))
  browsers.set('challenged', challenged)
  browsers.set('guarded', guarded)
  const [person, other] = [await loginOf('mentor'), await loginOf('industry')]
  browsers.set('person', await signInHere(person.email, person.password))
  theirs = await sessionOf(other)
})

/** Signs up from a tenant's page; the mail goes to that tenant's outbox. */
async function signUp(email: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser()
  const page = await browser.follow(address('alkademi', '/Login?new=1'))
  const sent = await browser.submit(page, { name: 'Uji Hak', email, password: NEW_PASSWORD })
  expect([new URL(sent.url).pathname, sent.text.includes(email)]).toEqual(['/verify', true])
  return browser
}

async function signInHere(email: string, password: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser()
  await browser.submit(await browser.follow(site('/sign-in')), { email, password })
  return browser
}

async function guardWithCodes(browser: HttpBrowser): Promise<void> {
  const app = await browser.submit(await browser.follow(site('/two-factor')), { password: NEW_PASSWORD })
  const uri = unescape(/href="(otpauth:[^"]*)"/.exec(app.text)?.[1] ?? '')
  const otp = createOTP(new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get('secret') ?? '')))
  const done = await browser.submit(app, { code: await otp.totp() })
  expect(done.text).toContain('Verifikasi dua langkah sudah menyala')
}

async function sessionOf({ email, password }: { email: string; password: string }) {
  const [browser] = [await signInHere(email, password), await signInHere(email, password)]
  const { text } = await browser.follow(site('/sessions'))
  const id = /name="session" value="([^"]+)"/.exec(text)?.[1]
  if (!id) throw new Error('a second session is not in the list')
  return { browser, id }
}

/** Sends the request as this viewer, in a separate browser. */
async function ask(viewer: AccountViewer, key: string, rule: Partial<AccountRule> = {}, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = key.split(' ')
  const fields = new URLSearchParams(rule.form)
  if (rule.isAuthorization) for (const [name, value] of new URLSearchParams(authorize)) fields.set(name, value)
  const search = rule.query ?? (method === 'GET' ? fields.toString() : '')
  const client = new URLSearchParams(authorize).get('client_id')
  return await browserOf(viewer)
    .copy()
    .ask(site(path + (search && `?${search}`)), {
      method,
      ...(method === 'POST' && { body: fields.toString() }),
      headers: {
        ...(method === 'POST' && { ...FORM, origin: ORIGIN() }),
        ...(rule.isClient && { authorization: `Basic ${Buffer.from(`${client}:bukan-rahasianya`).toString('base64')}` }),
        ...headers,
      },
    })
}

function browserOf(viewer: AccountViewer): HttpBrowser {
  const browser = browsers.get(viewer)
  if (!browser) throw new Error(`${viewer} has no browser`)
  return browser
}

/** Formats a response as in the table: `303 /sign-in`. */
function wordsOf({ status, location }: HttpAnswer): string {
  if (!location) return String(status)
  const url = new URL(location, ORIGIN())
  return `${status} ${url.origin === ORIGIN() ? '' : `${url.protocol}//${url.hostname}`}${url.pathname}`
}

function wantedOf(rule: AccountRule, viewer: AccountViewer): string {
  return rule[viewer] ?? (viewer === 'guarded' ? rule.person : rule.nobody)
}

test('the table names every address of the account site', () => {
  const routes = [...ACCOUNT_ENDPOINTS, ...ENGINE_ROUTES].map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(ACCOUNT_RULES).toSorted()).toEqual(routes.toSorted())
})

test('what another site sends is refused whoever sits at the browser, and signs nobody out', async () => {
  const posts = ACCOUNT_ENDPOINTS.filter(route => route.method === 'POST').map(route => `POST ${route.path}`)
  const foreign = [
    { origin: 'https://jahat.example' },
    { origin: 'null' },
    { origin: address('alkademi', ''), 'sec-fetch-site': 'same-site' },
  ]
  const wrong = await gather(ACCOUNT_VIEWERS, async viewer => {
    const faults: string[] = []
    for (const key of posts) {
      // The one form that tenants' sites send: without a token of ours it asks the person.
      const wanted = key.endsWith('/end-session') ? '200' : '403'
      for (const headers of foreign) {
        const words = wordsOf(await ask(viewer, key, ACCOUNT_RULES[key], headers))
        if (words !== wanted) faults.push(`${viewer} ${key} from ${headers.origin}: ${words} in place of ${wanted}`)
      }
    }
    await expectSignedIn(viewer)
    return faults
  })
  expect(wrong).toEqual([])
})

test('a code that a person was given is worth nothing to whom does not know the site’s secret', async () => {
  const { location = '' } = await ask('person', 'GET /auth/oauth2/authorize', { isAuthorization: true })
  const code = new URL(location).searchParams.get('code') ?? ''
  expect(code.length).toBeGreaterThan(20)
  const form = { grant_type: 'authorization_code', code, code_verifier: 'x'.repeat(43), redirect_uri: address('alkademi', '/CallbackAuth') }
  const answer = await ask('nobody', 'POST /auth/oauth2/token', { form, isClient: true })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([401, expect.objectContaining({ error: 'invalid_client' })])
})

test('what is another person’s is not there, for anybody', async () => {
  const sent = { form: { session: theirs.id } }
  for (const viewer of ACCOUNT_VIEWERS)
    expect([viewer, wordsOf(await ask(viewer, 'POST /sessions', sent))]).toEqual([viewer, isSignedIn(viewer) ? '404' : '303 /sign-in'])
  expect((await theirs.browser.ask(site('/sessions'))).text).toContain(`value="${theirs.id}"`)
})

test('a tenant’s host answers no address of the account site, and the account site none of the tenants’', async () => {
  const own = [...ACCOUNT_ENDPOINTS, ...ENGINE_ROUTES].filter(({ path }) => path !== '/').map(({ method, path }) => `${method} ${path}`)
  const theirPages = pages.filter(({ path }) => path !== '/' && !path.includes('{')).map(({ path }) => path)
  const calls = ['/api/openapi.json', '/api/services/v1/user/me', '/api/services/v1/class/active', '/sitemap.xml']
  const browser = browserOf('person')
  const wrong = [
    ...(await gather(own, async key => {
      const [method = '', path = ''] = key.split(' ')
      const answer = await browser.copy().ask(address('alkademi', path), {
        method,
        ...(method === 'POST' && { body: '', headers: { ...FORM, origin: address('alkademi', '') } }),
      })
      return [404, 405].includes(answer.status) ? [] : [`${key} at a tenant: ${answer.status}`]
    })),
    ...(await gather([...theirPages, ...calls], async path => {
      const { status } = await browser.copy().ask(site(path))
      return status === 404 ? [] : [`${path} at the account site: ${status}`]
    })),
  ]
  expect(wrong).toEqual([])
})

test('each address answers nobody, who waits for a mail or a code, and who is signed in, as the table says', async () => {
  test.setTimeout(120_000)
  const rules = Object.entries(ACCOUNT_RULES)
  const inOrder = [...rules.filter(([, rule]) => !rule.isLast), ...rules.filter(([, rule]) => rule.isLast)]
  const wrong = await gather(ACCOUNT_VIEWERS, async viewer => {
    const faults: string[] = []
    for (const [key, rule] of inOrder) {
      if (rule.isLast) await expectSignedIn(viewer)
      const words = wordsOf(await ask(viewer, key, rule))
      const wanted = wantedOf(rule, viewer)
      if (words !== wanted) faults.push(`${viewer} ${key}: ${words} in place of ${wanted}`)
    }
    return faults
  })
  expect(wrong).toEqual([])
})

const isSignedIn = (viewer: AccountViewer) => viewer === 'person' || viewer === 'guarded'

/** Checks that no request has ended a signed-in viewer's session, or begun one for the others. */
async function expectSignedIn(viewer: AccountViewer): Promise<void> {
  expect([viewer, wordsOf(await ask(viewer, 'GET /'))]).toEqual([viewer, isSignedIn(viewer) ? '200' : '303 /sign-in'])
}
