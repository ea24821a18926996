// Registers tenants and adds hosts to them. Also creates the tenant's client at the account site, and updates it with each host.
//   npm run tenants -- create <slug> <host> <layout> "<name>"
//   npm run tenants -- add-host <slug> <host>

import { ensureClient } from '#features/accounts/clients/clients.server.ts'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createAuth } from '#features/accounts/engine/auth.server.ts'
import { loadSecret } from '#features/accounts/engine/secret.server.ts'
import { addressesOf, ownClientOf } from '#features/members/account-site-client.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import { toLayout } from '#features/sites/layouts.ts'
import { findSiteByHost, listHosts } from '#features/sites/queries.server.ts'
import { addHost, getTenantBySlug, registerTenant } from '#features/sites/register.server.ts'
import { originOf } from '#platform/config/config.ts'
import { createCtx } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { publishChange } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { asOperator, type OperatorTools } from './operator.ts'

const [act, slug = '', host = '', layout = '', name = ''] = process.argv.slice(2)
await asOperator(async tools => {
  if (act === 'create') await create(tools)
  else if (act === 'add-host') await join(tools)
  else throw new Error('say create <slug> <host> <layout> "<name>" or add-host <slug> <host>')
})

async function create(tools: OperatorTools) {
  const { pool, log, config } = tools
  if (toLayout(layout) !== layout || !name) throw new Error(`${layout} is not a layout, or the name is missing`)
  const tenantId = await withScope(pool, { system: 'register-tenant' }, db => registerTenant(db, { slug, host, name }))
  await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
    await changeSettings(ctx, { title: name, layout, isMaintenance: true })
    await publishChange(db, { tenantId, tags: ['settings'] })
  })
  await makeClient(tools, tenantId, name)
  console.log(`${originOf(config, host)}: ${name}, layout ${layout}; under maintenance until its admin opens it`)
}

async function join(tools: OperatorTools) {
  const { pool, log, config } = tools
  const tenantId = await withScope(pool, { system: 'register-tenant' }, db => getTenantBySlug(db, slug))
  await withScope(pool, { system: 'register-tenant' }, async db => {
    await addHost(db, tenantId, host)
    await publishChange(db, { tenantId, tags: ['settings'] })
  })
  const site = await withScope(pool, { system: 'find-tenant' }, db => findSiteByHost(db, host, log))
  await makeClient(tools, tenantId, site?.settings.title ?? slug)
  console.log(`${originOf(config, host)} leads to ${slug}`)
}

async function makeClient({ pool, log, config, databaseUrl }: OperatorTools, tenantId: TenantId, title: string) {
  if (config.externalIdentity) return
  const accounts = createAccountsPool(databaseUrl, 2, () => {})
  try {
    const seal = createSeal(await loadSecret(accounts, config))
    const auth = createAuth({
      pool: accounts,
      origin: originOf(config, config.accountHost),
      secret: seal.derive('accounts'),
      social: {},
      log,
      post: async () => {},
      onSessionEnded: async () => {},
      onAllSessionsEnded: async () => {},
      onAccountEnding: async () => {},
      onAccountKept: async () => {},
    })
    const hosts = await withScope(pool, { tenantId }, db => listHosts(db, tenantId))
    const { id, secret } = ownClientOf(seal, tenantId)
    await ensureClient(auth, { clientId: id, secret, name: title, tenantId, ...addressesOf(hosts.map(one => originOf(config, one))) })
  } finally {
    await accounts.end()
  }
}
