import { pages } from '../src/route-table.ts'
import { type Demo, readDemo } from './account-steps.ts'
import { addressesOf, NEEDED_QUERY, recordsOf } from './addresses.ts'
import { callRules } from './call-rules.ts'
import { expect, test } from './fixtures.ts'
import { type HttpAnswer, HttpBrowser, signIn } from './http.ts'
import { NO_NAMES, namesOf } from './rights-names.ts'
import { PAGE_RULES, VIEWERS, type ViewerName } from './rights-table.ts'
import { proveFactor } from './second-factor.ts'
import { address, gather } from './walk.ts'

/*
 * Every page and every call × every viewer × {records of the own tenant, of another one, nobody}, against one table of expectations (rights-table.ts), on the
 * real server with sessions made by signing in.
 */
const MINE = 'alkademi'
const THEIRS = 'foundation'

let demo: Demo
const browsers = new Map<ViewerName, HttpBrowser>()
let appToken = ''

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  demo = await readDemo()
  for (const viewer of VIEWERS) browsers.set(viewer, await browserOf(viewer))
  appToken = await pageTokenOf(MINE)
})

async function browserOf(viewer: ViewerName): Promise<HttpBrowser> {
  const browser = new HttpBrowser()
  if (viewer === 'nobody') return browser
  const login = demo.logins.find(one => one.kind === (viewer === 'stranger' ? 'admin' : viewer))
  if (!login) throw new Error(`the demo has no ${viewer}`)
  const tenant = viewer === 'stranger' ? THEIRS : MINE
  const page = await signIn(browser, `${tenant}.localhost`, login)
  if (!browser.cookie(`${tenant}.localhost`, 'sanggar_access')) throw new Error(`${viewer} could not sign in: ${page.status} ${page.url}`)
  // A stranger sends the session cookie of the other tenant.
  if (viewer === 'stranger')
    browser.setCookie(`${MINE}.localhost`, 'sanggar_access', browser.cookie(`${THEIRS}.localhost`, 'sanggar_access') ?? '')
  if (viewer === 'superadmin') {
    await proveFactor(login.email)
    const account = await browser.follow(address(MINE, '/Account'))
    await browser.submit(account, { reason: 'Menguji hak akses' }, 'value="enter-superadmin"')
  }
  return browser
}

/** Returns the app token of the tenant's own pages, which represents no person. */
async function pageTokenOf(tenant: string): Promise<string> {
  const browser = new HttpBrowser()
  await browser.ask(address(tenant, '/api/services/v1/authorizer/token/generate'), {
    method: 'POST',
    body: '{"scopes":[]}',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  return browser.cookie(`${tenant}.localhost`, 'sanggar_app') ?? ''
}

/** Returns a token of the chat: the person's, or that of an anonymous identity. */
async function chatTokenOf(browser: HttpBrowser): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const { text } = await browser.ask(address(MINE, '/api/chat/v1/identity/login'), { method: 'POST', body: '{}', headers })
  return (JSON.parse(text) as { data: { token: string } }).data.token
}

const isShown = ({ status, location = '' }: HttpAnswer) =>
  status === 200 || ([301, 302, 303, 308].includes(status) && !location.includes('/Login'))
const isSentToSignIn = ({ status, location = '' }: HttpAnswer) => status === 302 && location.startsWith('/Login?to=')

/** Returns what is wrong with a restricted page's response to this viewer, or undefined. */
function faultOf(answer: HttpAnswer, viewer: ViewerName, may: boolean): string | undefined {
  if (viewer === 'nobody') return isSentToSignIn(answer) ? undefined : `${answer.status} in place of the way to sign in`
  const wanted = viewer === 'stranger' ? 404 : may ? 200 : 403
  return answer.status === wanted ? undefined : `${answer.status} in place of ${wanted}`
}

test('the table names every page and every call', async () => {
  expect(pages.map(page => page.name).toSorted()).toEqual(Object.keys(PAGE_RULES).toSorted())
  const openApi = JSON.parse((await new HttpBrowser().ask(address(MINE, '/api/openapi.json'))).text) as { paths: Record<string, object> }
  const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.toSorted()).toEqual(Object.keys(callRules(NO_NAMES, NO_NAMES)).toSorted())
})

test('what is public, all may read, and nobody reads another tenant’s records here', async () => {
  test.setTimeout(240_000)
  const [mine, theirs] = [await recordsOf(MINE), await recordsOf(THEIRS)]
  const own = new Set(pages.flatMap(page => addressesOf(page.name, mine)))
  const shown = pages.filter(page => PAGE_RULES[page.name] === 'public').flatMap(page => addressesOf(page.name, mine).slice(0, 1))
  // If this tenant has a record of the same name as the other, its own is shown.
  const foreign = pages
    .filter(page => PAGE_RULES[page.name] === 'public' && page.path.includes('{') && !page.path.startsWith('/Pesilat'))
    .flatMap(page => (theirs.has(page.name) ? addressesOf(page.name, theirs).slice(0, 1) : []))
    .filter(path => !own.has(path) && !shown.includes(path))
  expect(foreign.length).toBeGreaterThan(8)
  const wrong = await gather(VIEWERS, async viewer => {
    const browser = browsers.get(viewer)
    const faults: string[] = []
    for (const path of shown) {
      const answer = await browser?.ask(address(MINE, path))
      if (!answer || !isShown(answer)) faults.push(`${viewer} ${path}: ${answer?.status}`)
    }
    for (const path of foreign) {
      const answer = await browser?.follow(address(MINE, path))
      if (answer?.status !== 404) faults.push(`${viewer} ${path} of another tenant: ${answer?.status}`)
    }
    return faults
  })
  expect(wrong).toEqual([])
})

test('what is for members, each kind opens as the table says; strangers find nothing, nobody is led to sign in', async () => {
  test.setTimeout(120_000)
  const ids = { mine: await privateIds(MINE, 'admin'), theirs: await privateIds(THEIRS, 'admin') }
  const guarded = pages.filter(page => PAGE_RULES[page.name] !== 'public' && PAGE_RULES[page.name] !== 'own')
  const wrong = await gather(VIEWERS, async viewer => {
    const faults: string[] = []
    for (const { name, path } of guarded) {
      const rule = PAGE_RULES[name]
      const may = rule === 'person' || (Array.isArray(rule) && rule.includes(viewer as never))
      const fault = faultOf(
        await browserOrThrow(viewer).ask(
          address(MINE, path.replace('{slug}', THEIRS).replace('{id}', ids.mine[name] ?? '') + (NEEDED_QUERY[path] ?? '')),
        ),
        viewer,
        may,
      )
      if (fault) faults.push(`${viewer} ${path}: ${fault}`)
      if (!path.includes('{id}')) continue
      const answer = await browserOrThrow(viewer).ask(address(MINE, path.replace('{id}', ids.theirs[name] ?? '')))
      const foreignFault = may ? (answer.status === 404 ? undefined : `${answer.status} in place of 404`) : faultOf(answer, viewer, false)
      if (foreignFault) faults.push(`${viewer} ${path} of another tenant: ${foreignFault}`)
    }
    return faults
  })
  expect(wrong).toEqual([])
})

function browserOrThrow(viewer: ViewerName): HttpBrowser {
  const browser = browsers.get(viewer)
  if (!browser) throw new Error(`${viewer} has no browser`)
  return browser
}

/** Returns a record's id for each page that has one in its path, found by staff on the page that lists them. */
async function privateIds(tenant: string, kind: string): Promise<Record<string, string>> {
  const browser = new HttpBrowser()
  const login = demo.logins.find(one => one.kind === kind)
  if (login) await signIn(browser, `${tenant}.localhost`, login)
  // Creates a mail, which only an invitation or the like writes.
  await browser.ask(address(tenant, '/api/services/v1/auth/signup/coder'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ name: 'Uji', email: `uji-hak-${tenant}@contoh.example` }),
  })
  const idOn = async (path: string) => {
    const { text } = await browser.follow(address(tenant, path))
    const id = new RegExp(`href="${path}/([0-9a-f-]{36})"`).exec(text)?.[1]
    if (!id) throw new Error(`${tenant}${path} leads to no record`)
    return id
  }
  const idMade = async (path: string, fields: Record<string, string>) => {
    const { url, text } = await browser.submit(await browser.follow(address(tenant, `${path}/New`)), fields, 'value="make"')
    const id = new RegExp(`${path}/([0-9a-f-]{36})(?:[?]|$)`).exec(url)?.[1]
    if (!id) throw new Error(`${tenant}${path}/New makes nothing: ${text.slice(0, 200)}`)
    return id
  }
  const events = 'post.published'
  return {
    'Studio-Members-id': await idOn('/Studio/Members'),
    'Studio-Posts-id': await idOn('/Studio/Posts'),
    'Studio-Questions-id': await idOn('/Studio/Questions'),
    'Studio-Assistant-Answer-id': await idOn('/Studio/Questions'),
    'Studio-Portfolios-id': await idOn('/Studio/Portfolios'),
    'Studio-Categories-id': await idOn('/Studio/Categories'),
    'Studio-Testimonies-id': await idOn('/Studio/Testimonies'),
    'Studio-Speakers-id': await idOn('/Studio/Speakers'),
    'Studio-Sponsors-id': await idOn('/Studio/Sponsors'),
    'Studio-Pages-id': await idMade('/Studio/Pages', { 'title.id': 'Uji hak', langs: 'id' }),
    'Studio-Registrations-id': await idOn('/Studio/Registrations'),
    'Studio-Mail-id': await idOn('/Studio/Mail'),
    'Studio-Integrations-Apps-id': await idMade('/Studio/Integrations/Apps', { name: 'Uji hak' }),
    'Studio-Integrations-Delegated-id': await idMade('/Studio/Integrations/Delegated', {
      name: 'Uji hak',
      redirectUris: 'https://contoh.example/kembali',
    }),
    'Studio-Integrations-Webhooks-id': await idMade('/Studio/Integrations/Webhooks', { url: 'http://127.0.0.1:9/x', events }),
  }
}

test('the pages that lead elsewhere lead to the right place, for each kind', async () => {
  for (const viewer of VIEWERS) {
    const browser = browserOrThrow(viewer)
    const isMember = viewer !== 'nobody' && viewer !== 'stranger'
    const login = await browser.ask(address(MINE, '/Login?to=/Courses'))
    const callback = await browser.ask(address(MINE, '/CallbackAuth?code=x&state=y'))
    const logout = await browser.ask(address(MINE, '/Logout'))
    const join = await browser.ask(address(MINE, '/Account/Join'))
    const guardian = await browser.ask(address(MINE, `/Account/Guardian/${'0'.repeat(64)}`))
    expect([viewer, login.status, login.location?.split('?')[0]]).toEqual([
      viewer,
      302,
      isMember ? '/Courses' : address('account', '/auth/oauth2/authorize'),
    ])
    expect([viewer, callback.status]).toEqual([viewer, 400])
    expect([viewer, logout.status]).toEqual([viewer, viewer === 'nobody' ? 302 : 200])
    expect([viewer, guardian.status]).toEqual([viewer, 404])
    if (viewer === 'nobody') expect(isSentToSignIn(join)).toBe(true)
    else expect([viewer, join.status]).toEqual([viewer, viewer === 'stranger' ? 404 : viewer === 'none' ? 200 : 302])
  }
})

test('each call answers each kind as the table says, and nobody gets at another tenant’s records', async () => {
  test.setTimeout(120_000)
  const rules = callRules(await namesOf(demo.app, MINE), await namesOf(demo.app, THEIRS))
  const wrong = await gather(VIEWERS, async viewer => {
    // A separate token: one of the calls changes it for another.
    const browser = viewer === 'superadmin' ? browserOrThrow(viewer) : await browserOf(viewer)
    const faults: string[] = []
    const chatToken = await chatTokenOf(browser)
    // An address gets few mails a day, whoever orders them.
    let sent = 0
    const toOwnAddress = (text: string) => text.replaceAll('uji-hak@', () => `uji-hak-${viewer}-${sent++}@`)
    for (const [key, rule] of Object.entries(rules)) {
      const [method = '', path = ''] = key.split(' ')
      const ask = async (at = path, query = '', body?: object) =>
        await browser.ask(address(MINE, at + (query && `?${toOwnAddress(query)}`)), {
          method,
          ...(body && { body: toOwnAddress(JSON.stringify(body)) }),
          headers: {
            accept: 'application/json',
            ...(rule.isAnonymous ? { apikey: demo.anonKey } : { 'x-app-token': appToken }),
            ...(viewer !== 'nobody' && { authorization: browser.cookie(`${MINE}.localhost`, 'sanggar_access') ?? '' }),
            ...(rule.isAnonymous && { authorization: `Bearer ${demo.anonKey}` }),
            ...(rule.isChat && { authorization: `Bearer ${chatToken}` }),
            ...(method !== 'GET' && { 'content-type': 'application/json' }),
          },
        })
      const may =
        !rule.notOf?.includes(viewer) &&
        (rule.who === 'public' ||
          (viewer !== 'nobody' && viewer !== 'stranger' && (rule.who === 'person' || rule.who.includes(viewer as never))))
      const refused = viewer === 'nobody' ? 401 : viewer === 'stranger' ? 404 : 403
      const answer = await ask(rule.at, rule.query, rule.body ?? (method === 'POST' ? {} : undefined))
      // token/generate without an id and a secret is for the site's own pages only.
      const wanted = path.endsWith('token/generate') ? 401 : may ? (rule.status ?? 200) : refused
      if (answer.status !== wanted) faults.push(`${viewer} ${key}: ${answer.status} in place of ${wanted}`)
      if (path === '/api/auth/generate/token' && answer.status === 200) {
        const { data } = JSON.parse(answer.text) as { data: { token: string } }
        browser.setCookie(`${MINE}.localhost`, 'sanggar_access', data.token)
      }
      if (!rule.foreign) continue
      const foreign = await ask(rule.foreign.at ?? rule.at, rule.foreign.query, rule.foreign.body)
      const wantedForeign = may ? 404 : refused
      if (foreign.status !== wantedForeign)
        faults.push(`${viewer} ${key} of another tenant: ${foreign.status} in place of ${wantedForeign}`)
    }
    return faults
  })
  expect(wrong).toEqual([])
})
