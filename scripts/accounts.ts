// Manages the superadmins of the installation and the admins of a tenant; also while the product runs.
//   npm run accounts -- list                                      lists all superadmins
//   npm run accounts -- superadmin siti@contoh.id                 makes the account with this verified address a superadmin
//   npm run accounts -- superadmin --remove siti@contoh.id        revokes it, effective at once
//   npm run accounts -- admin siti@contoh.id alkademi.localhost   makes a member admin of a tenant, or invites them
//   npm run accounts -- second-factor --remove siti@contoh.id     for people who lost phone and recovery codes: requires only the password again
// Actions are recorded in the audit log of the main tenant: the base domain's, else the oldest.
// Reads the environment as the product does. With OIDC_ISSUER a superadmin must have signed in at some tenant before.

import { toMail } from '#features/accounts/email/mail-texts.server.ts'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { pathOf } from '#features/accounts/engine/auth.server.ts'
import { removeSecondFactor } from '#features/accounts/second-factor/second-factor-removal.server.ts'
import { type AuditEntry, writeAudit } from '#features/audit/audit.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { inviteMember } from '#features/members/invitations.server.ts'
import { grantRole } from '#features/members/member-commands.server.ts'
import { addSuperadmin, findSubjects, listSuperadmins, removeSuperadmin } from '#features/members/superadmins.server.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import type { Site } from '#features/sites/site.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { originOf } from '#platform/config/config.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { asOperator, type OperatorTools } from './operator.ts'

const USAGE = 'usage: npm run accounts -- list | superadmin [--remove] ADDRESS | admin ADDRESS HOST | second-factor --remove ADDRESS'

interface Tools extends OperatorTools {
  accounts: ReturnType<typeof createAccountsPool>
  issuer: string
}

interface Account {
  subject: string
  name: string
}

const [command, first = '', second = ''] = process.argv.slice(2)
await asOperator(async operator => {
  const accounts = createAccountsPool(operator.databaseUrl, 1, () => {})
  const tools = { ...operator, accounts, issuer: operator.config.externalIdentity?.issuer ?? OWN_ACCOUNTS }
  try {
    if (command === 'list') await list(tools)
    else if (command === 'superadmin' && first === '--remove' && second) await remove(tools, second)
    else if (command === 'superadmin' && first.includes('@')) await add(tools, first)
    else if (command === 'admin' && first.includes('@') && second) await makeAdmin(tools, first, second)
    else if (command === 'second-factor' && first === '--remove' && second) await removeCodes(tools, second)
    else throw new Error(USAGE)
  } finally {
    await accounts.end()
  }
})

function inSystem<T>({ pool }: Tools, work: (db: Db) => Promise<T>): Promise<T> {
  return withScope(pool, { system: 'superadmins' }, work)
}

async function list(tools: Tools): Promise<void> {
  const all = await inSystem(tools, listSuperadmins)
  const { rows } = await tools.accounts.query<{ id: string; email: string }>('select id, email from "user" where id = any($1)', [
    all.map(one => one.subject),
  ])
  for (const { subject, issuer, grantedAt } of all) {
    const email = issuer === OWN_ACCOUNTS ? rows.find(row => row.id === subject)?.email : undefined
    console.log(`${email ?? `${subject} of ${issuer}`}  since ${grantedAt.toISOString().slice(0, 10)}`)
  }
  if (all.length === 0) console.log('nobody is a superadmin')
}

async function add(tools: Tools, email: string): Promise<void> {
  const { subject } = await accountOf(tools, email, true)
  const isNew = await inSystem(tools, db => addSuperadmin(db, { issuer: tools.issuer, subject }))
  if (isNew) await atMainTenant(tools, async () => {}, { act: 'superadmin.granted', subject: email })
  console.log(`${email} ${isNew ? 'is a superadmin now; they enter a tenant on its page /Account' : 'is a superadmin already'}`)
}

async function remove(tools: Tools, email: string): Promise<void> {
  const { subject } = await accountOf(tools, email, false)
  const was = await inSystem(tools, db => removeSuperadmin(db, { issuer: tools.issuer, subject }))
  if (was) await atMainTenant(tools, async () => {}, { act: 'superadmin.revoked', subject: email })
  console.log(`${email} ${was ? 'is a superadmin no more' : 'was no superadmin'}`)
}

/** Returns the account of an address. Throws if there is none, or if it must be verified and is not. */
async function accountOf(tools: Tools, email: string, mustBeVerified: boolean): Promise<Account> {
  if (tools.config.externalIdentity) {
    const [subject, ...others] = await inSystem(tools, db => findSubjects(db, tools.issuer, email))
    if (!subject || others.length > 0)
      throw new Error(`${others.length > 0 ? 'several people have' : 'nobody with'} the address ${email} at any tenant`)
    return { subject, name: email }
  }
  const { rows } = await tools.accounts.query<{ id: string; name: string; emailVerified: boolean }>(
    'select id, name, "emailVerified" from "user" where lower(email) = lower($1)',
    [email],
  )
  const [account] = rows
  if (!account) throw new Error(`there is no account with the address ${email}: let them register first`)
  if (mustBeVerified && !account.emailVerified) throw new Error(`the address ${email} is not verified yet`)
  return { subject: account.id, name: account.name }
}

async function makeAdmin({ pool, log, config }: Tools, email: string, host: string): Promise<void> {
  const site = await withScope(pool, { system: 'find-tenant' }, db => findSiteByHost(db, host, log))
  if (!site) throw new Error(`no tenant has the host ${host}`)
  const { tenantId } = site
  const isMember = await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
    const members = await db
      .selectFrom('members')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where(is => is.fn('lower', ['email']), '=', email.toLowerCase())
      .execute()
    for (const member of members) await grantRole(ctx, member.id, 'admin', NO_LIMITS)
    const from = { site, origin: originOf(config, site.host), lang: DEFAULT_LANG }
    if (members.length === 0) await inviteMember(ctx, { email, role: 'admin', limits: NO_LIMITS }, from)
    return members.length > 0
  })
  console.log(isMember ? `${email} is admin of ${host} now` : `${email} is invited to ${host} as admin; the mail is in the outbox`)
}

async function removeCodes(tools: Tools, email: string): Promise<void> {
  const { config, accounts } = tools
  if (config.externalIdentity) throw new Error('another provider keeps the accounts: its second factor is removed there')
  const { subject, name } = await accountOf(tools, email, false)
  const was = await removeSecondFactor(accounts, subject)
  if (was)
    await atMainTenant(
      tools,
      (ctx, site) => {
        const theme = { title: site.settings.title, themeColour: site.settings.css.clr_primary }
        const origin = originOf(config, config.accountHost)
        return postMail(
          ctx,
          toMail({ kind: 'second-factor-off', to: email, name, path: pathOf('/forgot') }, { lang: DEFAULT_LANG, theme, origin }),
        )
      },
      { act: 'second-factor.removed', subject: email },
    )
  console.log(`${email} ${was ? 'signs in with the password alone now; a mail says so' : 'has no second factor'}`)
}

/** Runs an installation-wide action at the main tenant and writes it to the audit log there. */
async function atMainTenant({ pool, log, config }: Tools, work: (ctx: Ctx, site: Site) => Promise<void>, entry: AuditEntry): Promise<void> {
  const site = await new Sites(pool, log).findMain(config.baseDomain)
  if (!site) throw new Error('no tenant has a host yet')
  const { tenantId } = site
  await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
    await work(ctx, site)
    await writeAudit(ctx, entry)
  })
}
