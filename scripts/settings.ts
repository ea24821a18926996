// Shows or changes a tenant's settings, also while the product runs: its pages show changes at once.
//   npm run settings -- alkademi.localhost                          shows all of them
//   npm run settings -- alkademi.localhost title "Alkademi Baru"    sets one; text or JSON
//   npm run settings -- alkademi.localhost css.clr_primary "#0b6e4f"
//   npm run settings -- alkademi.localhost isMaintenance --unset    resets it to its default
// Reads DATA_DIR and DATABASE_URL as the product does.
import { changeSettings } from '#features/sites/commands.server.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import { createCtx } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { withScope } from '#platform/db/scope.ts'
import { asOperator } from './operator.ts'

const [host, path, value] = process.argv.slice(2)
if (!host) {
  console.error('usage: npm run settings -- HOST [KEY[.FIELD] VALUE | KEY --unset]')
  process.exit(2)
}
await asOperator(async ({ pool, log }) => {
  const site = await withScope(pool, { system: 'find-tenant' }, db => findSiteByHost(db, host, log))
  if (!site) throw new Error(`no tenant has the host ${host}`)
  if (!path || value === undefined) {
    console.log(JSON.stringify(site.settings, null, 2))
    return
  }
  const { tenantId } = site
  await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'operator' } })
    await changeSettings(ctx, toChange(path, value))
    await publishChange(db, { tenantId, tags: ['settings'] })
  })
  console.log(`${host}: ${path} ${value === '--unset' ? 'is back at its default' : `is now ${value}`}`)
})

function toChange(path: string, value: string): Record<string, unknown> {
  const [key = '', field] = path.split('.')
  if (value === '--unset') return { [key]: undefined }
  const parsed = parse(value)
  return { [key]: field ? { [field]: parsed } : parsed }
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
