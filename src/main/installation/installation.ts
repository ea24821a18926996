import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Installation } from '#features/account-site/setup/installation.ts'
import { writeAudit } from '#features/audit/audit.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { isSuperadmin } from '#features/members/superadmins.server.ts'
import { invitationPath } from '#features/members/waiting-mails/invitation-mail.ts'
import { createOrganisation } from '#features/organisations/create.server.ts'
import { hostRulesOf, readHostName } from '#features/organisations/host-name.ts'
import { finishSetup, isSettingUp, isSetupKey, renewSetupKey, takeSetupKey } from '#features/organisations/setup.server.ts'
import { LAYOUTS, type Layout } from '#features/sites/layouts.ts'
import type { Sites } from '#features/sites/sites.server.ts'
import { enterHrefOf } from '#features/studio/tenant-list.server.ts'
import { type Config, originOf } from '#platform/config/config.ts'
import { createCtx } from '#platform/context.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { mailBodies } from '#platform/mail/mail-html.ts'
import { type StoredMailServer, toMailSettings } from '#platform/mail/stored-mail-server.ts'

interface Parts {
  config: Config
  pool: pg.Pool
  sites: Sites
  log: Log
  mailServer: StoredMailServer
  /** The account site's. */
  origin: string
}

/** A test mail takes this long at most: a person waits for it. */
const SEND_MS = 20_000

// Pictures of the brands' home pages, as the documents show them.
const pictures = import.meta.glob<string>('../../../docs/brands/*.webp', { query: '?url', import: 'default', eager: true })

const isLayout = (text: string): text is Layout => Object.hasOwn(LAYOUTS, text)

/** Returns what the account site's pages of the first start and of superadmins are made of. */
export function createInstallation({ config, pool, sites, log, mailServer, origin }: Parts): Installation {
  const inSetup = <T>(work: (db: Db) => Promise<T>) => withScope(pool, { system: 'set-up' }, work)
  const rules = hostRulesOf(config.baseDomain, [config.accountHost, ...config.callHosts.keys()])
  return {
    isSetupKey: key => inSetup(db => isSetupKey(db, key)),
    isSettingUp: accountId => inSetup(db => isSettingUp(db, accountId)),
    takeSetupKey: (key, accountId) => inSetup(db => takeSetupKey(db, key, accountId)),
    finishSetup: accountId => inSetup(db => finishSetup(db, accountId)),
    isSuperadmin: subject => withScope(pool, { system: 'superadmins' }, db => isSuperadmin(db, { issuer: OWN_ACCOUNTS, subject })),
    hasTenants: async () => (await sites.findMain(config.baseDomain)) !== undefined,
    baseDomain: config.baseDomain,
    brands: Object.keys(LAYOUTS).map(layout => ({ layout, picture: pictures[`../../../docs/brands/${layout}.webp`] ?? '' })),
    async createOrganisation(input, by) {
      const read = readHostName(input.host, rules)
      if ('problem' in read) return { kind: 'refused', field: 'host', problem: read.problem }
      const { host } = read
      const { layout } = input
      if (!isLayout(layout)) return { kind: 'refused', field: 'layout', problem: 'layoutMissing' }
      const tools = { pool, log, baseDomain: config.baseDomain, originOf: (name: string) => originOf(config, name) }
      const site = await createOrganisation(tools, { ...input, host, layout, adminEmail: input.email }, by)
      if (!site) return { kind: 'refused', field: 'host', problem: 'hostTaken' }
      sites.drop({ tenantId: null, tags: ['settings'] })
      const invitationHref = originOf(config, host) + invitationPath(input.email)
      return { kind: 'made', host, studioHref: enterHrefOf(origin, host), invitationHref }
    },
    mail: {
      isFixed: config.mail !== undefined,
      hasServer: async () => config.mail !== undefined || (await mailServer.find()) !== undefined,
      async send(text, { to, lang, subject, heading, text: words }) {
        const settings = toMailSettings(text)
        if (!settings) return undefined
        const bodies = mailBodies({
          lang,
          siteName: settings.from.name || config.baseDomain,
          colour: '#2096C4',
          heading,
          paragraphs: [words],
          footnote: '',
        })
        const { openMailLine } = await import('#platform/mail/smtp.server.ts')
        const line = openMailLine(settings)
        try {
          const mail = { lang, to, subject, ...bodies }
          const { kind, answer } = await line.send(randomUUID(), mail, AbortSignal.timeout(SEND_MS))
          return { isAccepted: kind === 'accepted', answer }
        } catch (error) {
          return { isAccepted: false, answer: error instanceof Error ? error.message : String(error) }
        } finally {
          line.close()
        }
      },
      async save(text, by) {
        await mailServer.save(text)
        const main = await sites.findMain(config.baseDomain)
        if (!main) return
        const { tenantId } = main
        await withScope(pool, { tenantId }, db =>
          writeAudit(createCtx({ db, tenantId, log, viewer: { kind: 'operator' } }), {
            act: 'mail-server.changed',
            actor: { memberId: null, name: by, kind: null },
          }),
        )
      },
    },
  }
}

/** Prints the one-time address of the first start while nobody is superadmin. With another identity provider there is none: a command names superadmins. */
export async function offerSetup({ config, pool }: Pick<Parts, 'config' | 'pool'>, onNote: (note: string) => void): Promise<void> {
  if (config.externalIdentity || !config.serves.has('account')) return
  const key = await withScope(pool, { system: 'set-up' }, renewSetupKey)
  if (key) onNote(`nobody is superadmin yet; set this installation up at ${originOf(config, config.accountHost)}/Setup?key=${key}`)
}
