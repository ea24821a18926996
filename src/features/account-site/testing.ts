import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { CLIENT_ADDRESS_HEADER } from '#features/accounts/engine/client-address.ts'
import { ACCOUNT_ORIGIN, openTestEngine, PASSWORD, type TestEngine, type TestEngineOptions } from '#features/accounts/testing.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { AccountSiteDependencies, Outbox } from './dependencies.ts'
import { createAccountSite } from './site.server.tsx'
import type { AccountTheme } from './theme.ts'

export interface TestAccounts extends TestEngine {
  site: Hono
  /** Returns a browser without cookies; each has its own IP address by default. */
  browse(address?: string): TestBrowser
  /** Signs up an account by the forms, verifies its address, and leaves it signed in in this browser. Returns its address. */
  signUpAndVerify(browser: TestBrowser, person?: { name?: string; email?: string; password?: string }): Promise<string>
}

interface TestSiteOptions {
  outbox?: Outbox
  theme?: Partial<AccountTheme>
  findTenantDoors?: AccountSiteDependencies['findTenantDoors']
  installation?: AccountSiteDependencies['installation']
  findResource?: AccountSiteDependencies['findResource']
}

/** Opens the account site on a test database. Call it at the top of the file. `theme`: overrides of the tenant's. */
export function openTestAccounts(
  database: TestDatabase,
  {
    outbox,
    theme,
    findTenantDoors = async () => undefined,
    installation = closedInstallation,
    findResource = async () => undefined,
    ...options
  }: TestEngineOptions & TestSiteOptions = {},
): TestAccounts {
  const engine = openTestEngine(database, options)
  const site = createAccountSite({
    ...engine,
    origin: ACCOUNT_ORIGIN,
    themeOf: async clientId => ({ ...buildTheme(clientId), ...theme }),
    outbox,
    findTenantDoors,
    installation,
    findResource,
    stylesheet: '/a.css',
    clientAddress: request => request.headers.get(CLIENT_ADDRESS_HEADER) ?? '',
  })
  let addresses = 0
  const browse = (address = `192.0.2.${++addresses % 256}`) => new TestBrowser(site, address)
  return {
    ...engine,
    site,
    browse,
    async signUpAndVerify(browser, person = {}) {
      const email = person.email ?? `siswa-${randomUUID()}@contoh.id`
      const page = await browser.open('/sign-up')
      await browser.submit(page, { name: person.name ?? 'Siti Rahma', email, password: person.password ?? PASSWORD })
      const mail = engine.mails.findLast(one => one.to === email && one.kind === 'verify')
      if (!mail) throw new Error('no mail to verify the address')
      await browser.open(mail.path)
      return email
    },
  }
}

/** An installation that is set up, with no superadmin among the accounts. */
const closedInstallation: AccountSiteDependencies['installation'] = {
  isSetupKey: async () => false,
  isSettingUp: async () => false,
  takeSetupKey: async () => false,
  finishSetup: async () => false,
  isSuperadmin: async () => false,
  hasTenants: async () => true,
  baseDomain: 'localhost',
  brands: [],
  createOrganisation: async () => ({ kind: 'refused', field: 'host', problem: 'hostTaken' }),
  mail: { isFixed: true, hasServer: async () => true, send: async () => undefined, save: async () => {} },
}

const TENANT = toTenantId(newId())

/** Returns a theme whose title is the client id. */
export function buildTheme(clientId = 'Sanggar'): AccountTheme {
  return {
    tenantId: TENANT,
    title: `Situs ${clientId}`,
    logo: '/art/logo/uji.svg',
    favicon: '/favicon.ico',
    themeColour: '#0b6e99',
    css: ':root{--primary:#0b6e99}',
    fontPreload: [],
    layout: 'demo',
    variant: 'main',
    origin: 'http://uji.localhost:3000',
  }
}

export interface TestPage {
  status: number
  /** Path and query after all redirects. */
  path: string
  html: string
  headers: Headers
}

/** Behaves as a browser: keeps cookies, follows redirects of the account site, and sends a form's origin. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  /** Its `User-Agent`. */
  agent = ''
  readonly #site: Pick<Hono, 'request'>
  readonly #address: string

  constructor(site: Pick<Hono, 'request'>, address: string) {
    this.#site = site
    this.#address = address
  }

  /** Sends one request, without following redirects. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ accept: 'text/html', host: new URL(ACCOUNT_ORIGIN).host, [CLIENT_ADDRESS_HEADER]: this.#address })
    if (this.agent) headers.set('user-agent', this.agent)
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const response = await this.#site.request(new URL(path, ACCOUNT_ORIGIN).href, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie)
    return response
  }

  async open(path: string): Promise<TestPage> {
    return await this.#follow(path, await this.request(path))
  }

  /** Fills in the page's form (the first, or the one with this hidden value) and submits it. */
  async submit(page: TestPage, fields: Record<string, string>, having = ''): Promise<TestPage> {
    const { action, hidden } = formOf(page.html, having)
    return await this.#follow(action, await this.post(action, { ...hidden, ...fields }))
  }

  /** Posts a form from a page of this origin, without following redirects. */
  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: ACCOUNT_ORIGIN },
  ): Promise<Response> {
    return await this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  async #follow(path: string, response: Response): Promise<TestPage> {
    const location = response.headers.get('location')
    const to = location ? new URL(location, ACCOUNT_ORIGIN) : undefined
    if (to?.origin === ACCOUNT_ORIGIN) return await this.open(to.pathname + to.search)
    return { status: response.status, path: to?.href ?? path, html: await response.text(), headers: response.headers }
  }

  #storeCookie(cookie: string) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/;\s*max-age=0/i.test(cookie)) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** Returns a form's action and hidden fields. */
export function formOf(html: string, having = ''): { action: string; hidden: Record<string, string> } {
  const form = [...html.matchAll(/<form\b[^>]*\baction="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)].find(([text]) => text.includes(having))
  if (!form) throw new Error('the page has no such form')
  const inputs = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return { action: plain(form[1] ?? ''), hidden: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plain(value)])) }
}

/** Decodes HTML entities. */
export function plain(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
