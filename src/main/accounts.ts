import type pg from 'pg'
import type { AccountTheme } from '#features/account-site/theme.ts'
import { toMail } from '#features/accounts/email/mail-texts.server.ts'
import type { AccountMail } from '#features/accounts/email/mails.ts'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { CLIENT_ADDRESS_HEADER } from '#features/accounts/engine/client-address.ts'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { currentContext } from '#features/accounts/engine/request-context.ts'
import { loadSecret } from '#features/accounts/engine/secret.server.ts'
import { brandOf } from '#features/brands/brands.server.tsx'
import { addressesOf, delegatedClientId, ownClientOf, tenantOfClient } from '#features/members/account-site-client.ts'
import { OpenIdIdentity, OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { DEFAULT_LAYOUT, variantOf } from '#features/sites/layouts.ts'
import { listHosts } from '#features/sites/queries.server.ts'
import { toSettings } from '#features/sites/settings.ts'
import { iconOf, logoOf, type Site } from '#features/sites/site.ts'
import type { Sites } from '#features/sites/sites.server.ts'
import { siteStyle } from '#features/sites/style.server.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { asIcon, SMALL, shownAddress } from '#kit/picture-forms.ts'
import { type Config, originOf } from '#platform/config/config.ts'
import { createSeal, type Seal } from '#platform/crypto/seal.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { createStoredMailServer, type StoredMailServer } from '#platform/mail/stored-mail-server.ts'
import { accountEndings } from './account-endings.ts'
import type { AccountEngine } from './account-engine.ts'
import { openOutbox } from './demo/demo-outbox.ts'
import { createInstallation } from './installation/installation.ts'
import { createResources } from './mcp/resource.ts'
import { createTenantDoors } from './tenant-doors.ts'

/** Sign-ins are short statements; pages have their own connection pool. */
const CONNECTIONS = 4

export interface Accounts {
  /** Returns the account site. Unused when another identity provider replaces it. */
  engine(): Promise<AccountEngine>
  /** The account site's own connection pool. */
  pool: pg.Pool
  identity: OpenIdIdentity
  seal: Seal
  /** The SMTP server that a superadmin entered, where the environment names none. */
  mailServer: StoredMailServer
  stop(): Promise<void>
}

interface Parts {
  config: Config
  databaseUrl: string
  pool: pg.Pool
  sites: Sites
  log: Log
}

/** Opens the account site and connects the tenants' sites to it, or to the provider named in the settings. */
export async function openAccounts({ config, databaseUrl, pool, sites, log }: Parts): Promise<Accounts> {
  const own = createAccountsPool(databaseUrl, CONNECTIONS, error =>
    log.warn({ err: error }, 'an idle connection of the account site broke'),
  )
  const secret = await loadSecret(own, config)
  const seal = createSeal(secret)
  const mailServer = createStoredMailServer(pool, seal)
  const origin = originOf(config, config.accountHost)
  const themeOf = createThemes(config, sites)
  async function post(mail: AccountMail): Promise<void> {
    const context = currentContext()
    const theme = context?.theme ?? (await themeOf(undefined))
    const { tenantId } = theme
    // Before the first tenant there is no outbox.
    if (!tenantId) return
    await withScope(pool, { tenantId }, db =>
      postMail({ db, tenantId, now: new Date() }, toMail(mail, { lang: mail.lang ?? context?.lang ?? DEFAULT_LANG, theme, origin })),
    )
  }
  const load = async () => {
    const { createAccountEngine } = await import('./account-engine.ts')
    return createAccountEngine({
      pool: own,
      origin,
      secret: seal.derive('accounts'),
      social: { google: config.google, github: config.github },
      log,
      post,
      ...accountEndings({ pool, log }),
      themeOf,
      clientAddress,
      findTenantDoors: createTenantDoors({ pool, limits: createRateLimits(own), origin }),
      installation: createInstallation({ config, pool, sites, log, mailServer, origin }),
      findResource: createResources(config, sites),
      outbox: openOutbox({ config, pool, origin, mailServer }),
    })
  }
  let loading: Promise<AccountEngine> | undefined
  const engine = () => (loading ??= load())
  const external = config.externalIdentity
  const identity = external ? identityOutside(external, seal) : identityWithin({ engine, seal, origin, pool, config })
  return { engine, pool: own, identity, seal, mailServer, stop: () => own.end() }
}

/** Returns the client's address. `web.ts` sets the header and overwrites whatever the client sent. */
function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''
}

function identityOutside({ issuer, clientId, clientSecret }: NonNullable<Config['externalIdentity']>, seal: Seal): OpenIdIdentity {
  return new OpenIdIdentity({
    issuer,
    name: issuer,
    accountUrl: null,
    seal,
    clientOf: site => ({ id: clientId.replaceAll('{slug}', site.slug), secret: clientSecret }),
    register: async () => {},
  })
}

interface Within {
  engine(): Promise<AccountEngine>
  seal: Seal
  origin: string
  pool: pg.Pool
  config: Config
}

/** Each tenant's site is a client of our own account site. Its secret is derived; only the account site stores it, as a hash. */
function identityWithin({ engine, seal, origin, pool, config }: Within): OpenIdIdentity {
  const clientOf = (site: Site) => ownClientOf(seal, site.tenantId)
  const registered = new WeakMap<Site, Promise<void>>()
  const register = async (site: Site) => {
    const { id, secret } = clientOf(site)
    const hosts = await withScope(pool, { tenantId: site.tenantId }, db => listHosts(db, site.tenantId))
    const { tenantId, settings } = site
    await (await engine()).ensureClient({
      clientId: id,
      secret,
      name: settings.title,
      tenantId,
      ...addressesOf(hosts.map(host => originOf(config, host))),
    })
  }
  return new OpenIdIdentity({
    issuer: origin,
    name: OWN_ACCOUNTS,
    accountUrl: origin,
    seal,
    clientOf,
    // A change of hosts or settings makes a new `Site`, and so a new registration.
    register(site) {
      let known = registered.get(site)
      if (!known) {
        known = register(site)
        registered.set(site, known)
        known.catch(() => registered.delete(site))
      }
      return known
    },
    delegated: {
      async put({ tenantId, host }, { id, ...client }) {
        const clientId = delegatedClientId(tenantId, id)
        await (await engine()).putDelegatedClient({ ...client, clientId, tenantId, siteOrigin: originOf(config, host) })
      },
      remove: async (tenantId, id) => await (await engine()).removeDelegatedClient(delegatedClientId(tenantId, id)),
    },
    fetch: async (address, init) => await (await engine()).answer(new Request(address, init)),
  })
}

/** Returns the account site's theme for a client: its tenant's, or without a client that of the base domain's tenant. */
function createThemes(config: Config, sites: Sites): (clientId: string | undefined) => Promise<AccountTheme> {
  const themes = new WeakMap<Site, AccountTheme>()
  return async clientId => {
    const tenantId = clientId && tenantOfClient(clientId)
    const site = (tenantId && (await sites.findByTenant(tenantId))) || (await sites.findMain(config.baseDomain))
    if (!site) return neutralTheme(config)
    let theme = themes.get(site)
    if (!theme) themes.set(site, (theme = toTheme(config, site)))
    return theme
  }
}

/** The account site before there is a tenant. */
function neutralTheme(config: Config): AccountTheme {
  const settings = toSettings({})
  const style = siteStyle(settings)
  return {
    tenantId: undefined,
    title: settings.title,
    logo: '',
    Mark: null,
    favicon: 'data:,',
    themeColour: settings.css.clr_primary,
    css: style.css + brandOf(DEFAULT_LAYOUT).css,
    fontPreload: style.preload,
    layout: DEFAULT_LAYOUT,
    variant: variantOf(DEFAULT_LAYOUT),
    origin: originOf(config, config.accountHost),
  }
}

function toTheme(config: Config, site: Site): AccountTheme {
  const origin = originOf(config, site.host)
  const style = siteStyle(site.settings)
  const brand = brandOf(site.layout)
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address)
  return {
    tenantId: site.tenantId,
    title: site.settings.title,
    logo: whole(shownAddress(logoOf(site), SMALL)),
    favicon: whole(shownAddress(iconOf(site), asIcon(192))),
    themeColour: site.settings.css.clr_primary,
    ...(brand.Mark !== undefined && { Mark: brand.Mark }),
    css: style.css + brand.css,
    fontPreload: style.preload,
    layout: site.layout,
    variant: site.variant,
    origin,
  }
}
