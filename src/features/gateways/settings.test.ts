import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx, Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findGateway, gatewayOf, listMethods } from './find-gateway.server.ts'
import type { GatewayTools } from './gateway.ts'
import { keysPurpose } from './keys.ts'
import { findPaymentOrigins } from './origins.server.ts'
import * as page from './pages/gateway-settings.tsx'
import { type GatewayInput, listGatewaySettings, saveGateway, tryGateway } from './settings.server.ts'
import { type ScriptedGateway, startScripted } from './testing.ts'

const database = openTestDatabase()
const HERE = '/Studio/Payments/Gateways'
const { show, visit, submit } = createAppVisitor(database, [{ path: HERE, name: 'Studio-Payments-Gateways' }])
const KEY = 'SB-simulator-rahasia-1'
const TOKEN = 'token-webhook-rahasia'

let outside: ScriptedGateway
let tools: GatewayTools
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
beforeAll(async () => {
  outside = await startScripted()
  tools = { ...outside.tools, seal: PAGE_SEAL }
})
afterAll(() => outside.close())
beforeEach(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})

/** The admin with a second factor of this age. */
async function proven(seconds = 60): Promise<Viewer> {
  const viewer = await admin.viewer()
  if (viewer.kind !== 'person') throw new Error('nobody')
  return { ...viewer, person: { ...viewer.person, secondFactorAt: new Date(TEST_NOW.getTime() - seconds * 1000) } }
}
const does = async <T>(work: (ctx: Ctx) => Promise<T>, viewer?: Viewer) =>
  await database.asTenant(mine, work, { viewer: viewer ?? (await proven()) })
const input = (more: Partial<GatewayInput> = {}): GatewayInput => ({
  gateway: 'midtrans',
  isEnabled: true,
  isProduction: false,
  methods: ['va-bca', 'qris'],
  accounts: [],
  keys: { serverKey: KEY },
  ...more,
})
const save = (more: Partial<GatewayInput> = {}, viewer?: Viewer) => does(ctx => saveGateway(ctx, input(more), tools), viewer)
const xendit = (more: Partial<GatewayInput> = {}) =>
  save({ gateway: 'xendit', methods: ['qris', 'va-bni'], keys: { secretKey: KEY, callbackToken: TOKEN }, ...more })
const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text, [mine])).rows
const audit = () => rows(`select act, subject, details from audit_log where tenant_id = $1 and act like 'gateway.%' order by id`)

describe('gateways', () => {
  it('are announced as changed, so that no process judges a notification by the old keys', async () => {
    database.announced.length = 0
    await save()
    expect(database.announced).toEqual(['gateways'])
  })

  it('are changed by staff alone, with a second factor of the last ten minutes', async () => {
    for (const [viewer, status] of await outsiders(database, mine)) {
      await expect(save({}, viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => tryGateway(ctx, 'midtrans', tools, async () => {}), viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => listGatewaySettings(ctx, tools), viewer)).rejects.toMatchObject({ status })
    }
    for (const late of [await admin.viewer(), await proven(601)]) {
      await expect(save({}, late)).rejects.toMatchObject({ status: 403 })
      await expect(does(ctx => tryGateway(ctx, 'midtrans', tools, async () => {}), late)).rejects.toMatchObject({ status: 403 })
    }
    expect(await rows('select from gateway_settings where tenant_id = $1')).toEqual([])
    expect(await audit()).toEqual([])
  })

  it.each<[string, Partial<GatewayInput>, string]>([
    ['no key', { keys: {} }, 'midtrans-secret-serverKey'],
    ['a key with spaces', { keys: { serverKey: 'a b' } }, 'midtrans-secret-serverKey'],
    ['a long key', { keys: { serverKey: 'a'.repeat(301) } }, 'midtrans-secret-serverKey'],
    ['no method', { methods: [] }, 'midtrans-methods'],
    ['a method that it lacks', { methods: ['transfer'] }, 'midtrans-methods'],
    ['no account', { gateway: 'transfer', methods: ['transfer'], keys: {} }, 'transfer-bank-0'],
    [
      'a wrong account',
      { gateway: 'transfer', methods: ['transfer'], keys: {}, accounts: [{ bank: 'BCA', number: '12a', holder: 'X' }] },
      'transfer-number-0',
    ],
    ['only half of the keys', { gateway: 'xendit', keys: { secretKey: KEY } }, 'xendit-secret-callbackToken'],
  ])('are refused with %s', async (_what, more, path) => {
    await expect(save(more)).rejects.toMatchObject({ status: 422, problems: [expect.objectContaining({ path })] })
    expect(await audit()).toEqual([])
  })

  it('keep their keys sealed, for this tenant and gateway alone, and tell them to nobody', async () => {
    await save()
    const [row] = await rows('select * from gateway_settings where tenant_id = $1')
    expect(JSON.stringify(row)).not.toContain(KEY)
    const sealed = String(row?.['sealed_keys'])
    expect(PAGE_SEAL.open(keysPurpose(mine, 'midtrans'), sealed)).toBe(JSON.stringify({ serverKey: KEY }))
    expect(PAGE_SEAL.open(keysPurpose(theirs, 'midtrans'), sealed)).toBeUndefined()
    expect(PAGE_SEAL.open(keysPurpose(mine, 'xendit'), sealed)).toBeUndefined()
    expect(JSON.stringify(await does(ctx => listGatewaySettings(ctx, tools)))).not.toContain(KEY)
    expect(await audit()).toEqual([
      {
        act: 'gateway.changed',
        subject: 'midtrans',
        details: { state: 'on', mode: 'sandbox', methods: ['va-bca', 'qris'], keys: ['serverKey'] },
      },
    ])
    const elsewhere = await database.asTenant(theirs, async ctx => [await findGateway(ctx, tools, 'midtrans'), await listMethods(ctx)])
    expect(elsewhere).toEqual([undefined, []])
  })

  it('keep a key that is left empty, and ask again where the mode changes', async () => {
    await xendit({ keys: { secretKey: KEY, callbackToken: TOKEN, forUserId: 'sub-1' } })
    await xendit({ keys: { secretKey: 'SB-simulator-baru' }, methods: ['qris'] })
    const settings = (await does(ctx => listGatewaySettings(ctx, tools))).find(one => one.gateway === 'xendit')
    expect(settings).toMatchObject({ stored: ['secretKey', 'callbackToken'], open: {}, methods: ['qris'] })
    const again = { status: 422, problems: [{ path: 'xendit-secret-secretKey' }, { path: 'xendit-secret-callbackToken' }] }
    await expect(xendit({ keys: {}, isProduction: true })).rejects.toMatchObject(again)
    await xendit({ isProduction: true })
  })

  it('whose keys no longer open are as without any', async () => {
    await save()
    const other = { ...tools, seal: createSeal('the secret of another installation') }
    expect(await does(ctx => findGateway(ctx, other, 'midtrans'))).toBeUndefined()
    await expect(does(ctx => tryGateway(ctx, 'midtrans', other, async () => {}))).rejects.toMatchObject({ status: 404 })
  })
})

describe('payers', () => {
  it('choose among the methods of what is switched on; of two gateways Midtrans is first', async () => {
    expect(await does(listMethods)).toEqual([])
    await xendit()
    await save()
    await save({
      gateway: 'transfer',
      methods: ['transfer'],
      keys: {},
      accounts: [{ bank: 'BCA', number: '1234567890', holder: 'Yayasan' }],
    })
    expect(await does(listMethods)).toEqual(['va-bca', 'va-bni', 'qris', 'transfer'])
    const serves = (method: Parameters<typeof gatewayOf>[1]) => does(ctx => gatewayOf(ctx, method))
    expect([await serves('qris'), await serves('va-bni'), await serves('transfer'), await serves('gopay')]).toEqual([
      'midtrans',
      'xendit',
      'transfer',
      undefined,
    ])
    await save({ isEnabled: false, keys: {} })
    expect([await serves('qris'), await serves('va-bca')]).toEqual(['xendit', undefined])
    // What is open there still has to be asked.
    expect((await does(ctx => findGateway(ctx, tools, 'midtrans')))?.name).toBe('midtrans')
  })

  it('are led to the origins of what is switched on', async () => {
    await xendit()
    await save({ isEnabled: false })
    const origins = await does(ctx => findPaymentOrigins(ctx, {}))
    expect(origins).toEqual({
      scripts: [],
      frames: ['https://checkout-staging.xendit.co', 'https://dev.xen.to'],
      forms: ['https://checkout-staging.xendit.co', 'https://dev.xen.to'],
    })
  })
})

describe('trying keys', () => {
  const tried = () => rows('select tried_at is not null as tried, is_tried_well as well from gateway_settings where tenant_id = $1')
  const attempt = () => does(ctx => tryGateway(ctx, 'midtrans', tools, async () => {}))

  it('says whether they are taken, and is audited without them', async () => {
    await save()
    outside.next({ status: 404, body: { status_code: '404' } })
    expect(await attempt()).toBe('well')
    expect(await tried()).toEqual([{ tried: true, well: true }])
    outside.next({ status: 401, body: { status_code: '401', status_message: `unknown ${KEY}` } }, { status: 503 })
    expect([await attempt(), await attempt()]).toEqual(['refused', 'away'])
    expect(await tried()).toEqual([{ tried: true, well: false }])
    const lines = await audit()
    expect(lines.slice(1).map(({ act, details }) => [act, details])).toEqual([
      ['gateway.tried', { state: 'well' }],
      ['gateway.tried', { state: 'refused' }],
      ['gateway.tried', { state: 'away' }],
    ])
    expect(JSON.stringify(lines)).not.toContain(KEY)
    await save({ keys: { serverKey: 'SB-simulator-lain' } })
    expect(await tried()).toEqual([{ tried: false, well: null }])
  })

  it('is impossible without keys', async () => {
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
  })
})

describe('the page', () => {
  const options = async (seconds = 60) => await as(admin, mine, { viewer: await proven(seconds) })
  const fields = (more: Record<string, string> = {}) => ({
    form: 'midtrans',
    'midtrans-secret-serverKey': KEY,
    'midtrans-methods': 'va-bca',
    'midtrans-isEnabled': '1',
    ...more,
  })

  it('is for staff', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      expect(await visit(page, HERE, { of: mine, viewer })).toBe(
        viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(HERE)}` : String(status),
      )
  })

  it('saves, and shows no key: not stored, not refused, not in the data of the page', async () => {
    expect(await submit(page, HERE, fields(), await options())).toBe(`303 ${HERE}?done=saved`)
    const shown = await show(page, HERE, await options())
    expect(shown).not.toContain(KEY)
    expect(shown).toContain('Sudah ada. Kosongkan agar tetap.')
    expect(shown).toContain('/api/services/v1/class/payment/callback')
    const refused = await submit(page, HERE, fields({ 'midtrans-methods': '' }), await options())
    expect(refused).toContain('Pilih paling sedikit satu cara bayar')
    expect(refused).not.toContain(KEY)
    const stale = await submit(page, HERE, fields(), await options(601))
    expect(stale).toContain('Buktikan faktor keduamu dulu')
    expect(stale).toContain('/Login?factor=fresh')
    expect(stale).not.toContain(KEY)
  })

  it('keeps transfer accounts', async () => {
    const account = { 'transfer-bank-0': 'BCA', 'transfer-number-0': '123-456 7890', 'transfer-holder-0': 'Yayasan <b>' }
    const sent = { form: 'transfer', 'transfer-isEnabled': '1', ...account }
    expect(await submit(page, HERE, sent, await options())).toBe(`303 ${HERE}?done=saved`)
    expect(await rows('select accounts from gateway_settings where tenant_id = $1')).toEqual([
      { accounts: [{ bank: 'BCA', number: '1234567890', holder: 'Yayasan <b>' }] },
    ])
    const shown = await show(page, HERE, { ...(await options()), lang: 'en' })
    expect(shown).toContain('1234567890')
    expect(shown).toContain('Name of the holder')
  })
})
