import { createElement } from 'react'
import { useLoaderData } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { PAGE_SEAL, type VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createWebhook } from '../commands.server.ts'
import * as integrations from './integrations.tsx'

const database = openTestDatabase()
const AT = '/Studio/Integrations'
const { show, visit } = createAppVisitor(database, [
  { path: AT, name: 'Studio-Integrations', query: { done: ['revoked', 'removed'] }, isPersonal: true },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['app_clients', 'webhooks']) await database.pool.query(`delete from ${table}`)
})

const HOOK = { url: 'https://contoh.id/terima?kunci=1', events: ['post.published' as const], description: 'Grup kelas' }
const tools = { seal: PAGE_SEAL, isLoopbackAllowed: false }
const addApp = (of = mine, name = 'Aplikasi demo') => database.asTenant(of, ctx => createClient(ctx, name, ['content:write']))
const addHook = (of = mine) => database.asTenant(of, ctx => createWebhook(ctx, HOOK, tools), { viewer: { kind: 'operator' } })
const open = async (address: string, more?: Partial<VisitOptions>) =>
  show(integrations, address, { of: mine, viewer: await admin.viewer(), ...more })

/** Everything that the loader sends to the browser. */
function LoaderData() {
  return createElement('pre', {}, JSON.stringify(useLoaderData()))
}

describe('the page of integrations', () => {
  it('is closed to all but staff', async () => {
    for (const [viewer, status] of await outsiders(database, mine)) {
      const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(AT)}` : String(status)
      expect(await visit(integrations, AT, { of: mine, viewer })).toBe(expected)
    }
  })

  it('knows nothing of another tenant’s API clients and webhooks', async () => {
    await addApp(theirs, 'Milik orang')
    await addHook(theirs)
    const html = await open(AT)
    expect(html).not.toContain('Milik orang')
    expect(html).not.toContain('contoh.id/terima')
    expect(html).not.toContain('Grup kelas')
  })

  it('shows what there is, and the key that opens the hosted database', async () => {
    expect(await open(AT)).toContain('Belum ada aplikasi.')
    await addApp()
    await addHook()
    const html = await open(AT)
    for (const words of [
      'Aplikasi demo',
      'content:write',
      'pembuat tidak tercatat',
      'contoh.id',
      'Grup kelas',
      'Tulisan terbit',
      'Menyala',
    ])
      expect(html).toContain(words)
    for (const words of ['anon_', '/api/rest/v1', 'PostgrestClient', 'href="/api/docs"']) expect(html).toContain(words)
    expect(await open(AT, { lang: 'en' })).toContain('Key for browsers')
  })

  it('has a webhook’s host alone, in what it shows and in what the browser is sent', async () => {
    await addHook()
    // The URL may contain a secret.
    expect(await open(AT)).not.toContain('kunci=1')
    const data = await show({ loader: integrations.loader, default: LoaderData }, AT, { of: mine, viewer: await admin.viewer() })
    expect(data).toContain('contoh.id')
    expect(data).not.toContain('kunci=1')
  })

  it('says what was ended on the page before', async () => {
    expect(await open(`${AT}?done=revoked`)).toContain('Aplikasi sudah dicabut')
    expect(await open(`${AT}?done=removed`)).toContain('Webhook sudah dihapus')
  })
})
