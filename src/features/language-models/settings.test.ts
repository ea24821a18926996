import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx, Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findModel, findRules } from './find-model.server.ts'
import * as page from './pages/model-settings.tsx'
import { keyPurpose } from './request.server.ts'
import { getModelSettings, listModelDays, type ModelInput, type ModelTools, saveModel, tryModel } from './settings.server.ts'
import { startAsking, type TestAsking } from './testing.ts'

const database = openTestDatabase()
const HERE = '/Studio/Assistant/Model'
const { show, submit } = createAppVisitor(database, [{ path: HERE, name: 'Studio-Assistant-Model' }])
const KEY = 'sim-rahasia-yang-panjang'

let asking: TestAsking
let tools: ModelTools
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
beforeAll(async () => {
  asking = await startAsking(database)
  tools = { seal: PAGE_SEAL, local: new Set(), simulator: asking.place }
})
afterAll(() => asking.stop())
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
const input = (more: Partial<ModelInput> = {}): ModelInput => ({
  isEnabled: true,
  address: asking.address,
  model: 'good',
  key: KEY,
  isKeyRemoved: false,
  inputPrice: 2000,
  outputPrice: 8000,
  dayBudget: 50_000,
  personBudget: 2000,
  topics: ['politik'],
  topicWords: 'Maaf, itu tidak kami bahas.',
  ...more,
})
const save = (more: Partial<ModelInput> = {}, viewer?: Viewer) => does(ctx => saveModel(ctx, input(more), tools), viewer)
const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text, [mine])).rows
const audit = () => rows(`select act, subject, details from audit_log where tenant_id = $1 and act like 'model.%' order by id`)

describe('the settings of a model', () => {
  it('are staff’s alone', async () => {
    for (const [viewer, status] of await outsiders(database, mine)) {
      await expect(save({}, viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => tryModel(ctx, tools, async () => {}), viewer)).rejects.toMatchObject({ status })
      await expect(does(getModelSettings, viewer)).rejects.toMatchObject({ status })
      await expect(does(ctx => listModelDays(ctx), viewer)).rejects.toMatchObject({ status })
    }
    expect(await rows('select from language_model_settings where tenant_id = $1')).toEqual([])
    expect(await audit()).toEqual([])
  })

  it('take a second factor of the last ten minutes, save for topics and for switching off', async () => {
    for (const late of [await admin.viewer(), await proven(601)]) {
      await expect(save({}, late)).rejects.toMatchObject({ status: 403, reason: { code: 'SecondFactorNeeded' } })
      await expect(does(ctx => tryModel(ctx, tools, async () => {}), late)).rejects.toMatchObject({ status: 403 })
    }
    expect(await rows('select from language_model_settings where tenant_id = $1')).toEqual([])
    await save()
    const late = await admin.viewer()
    const kept = { key: '' }
    for (const more of [
      { address: `${asking.place.origin}/lain`, isKeyRemoved: true },
      { model: 'slow' },
      { key: 'sim-lain' },
      { isKeyRemoved: true },
      { inputPrice: 1 },
      { outputPrice: 1 },
      { dayBudget: 60_000 },
      { personBudget: 3000 },
    ])
      await expect(save({ ...kept, ...more }, late), JSON.stringify(more)).rejects.toMatchObject({ status: 403 })
    await save({ ...kept, topics: ['obat'], topicWords: '' }, late)
    await save({ ...kept, isEnabled: false }, late)
    await expect(save(kept, late)).rejects.toMatchObject({ status: 403 })
    expect(await does(getModelSettings)).toMatchObject({ isEnabled: false, hasKey: true, model: 'good', dayBudget: 50_000 })
  })

  it.each<[string, Partial<ModelInput>, string]>([
    ['no address', { address: '' }, 'address'],
    ['words', { address: 'model saya' }, 'address'],
    ['another scheme', { address: 'ftp://contoh.example/v1' }, 'address'],
    ['a password in it', { address: 'https://a:b@contoh.example/v1' }, 'address'],
    ['no TLS', { address: 'http://contoh.example/v1' }, 'address'],
    ['this machine', { address: 'http://127.0.0.1:11434/v1' }, 'address'],
    ['metadata', { address: 'http://169.254.169.254/v1' }, 'address'],
    ['no model', { model: '' }, 'model'],
    ['a model with spaces', { model: 'a b' }, 'model'],
    ['a key with spaces', { key: 'a b' }, 'secret-key'],
    ['a negative price', { inputPrice: -1 }, 'inputPrice'],
    ['half a rupiah', { outputPrice: 0.5 }, 'outputPrice'],
    ['no number', { dayBudget: Number.NaN }, 'dayBudget'],
    ['too much', { personBudget: 100_000_001 }, 'personBudget'],
    ['too many topics', { topics: Array.from({ length: 51 }, (_, at) => `t${at}`) }, 'topics'],
    ['a long sentence', { topicWords: 'a'.repeat(501) }, 'topicWords'],
  ])('are refused with %s', async (_what, more, path) => {
    await expect(save(more)).rejects.toMatchObject({ status: 422, problems: [expect.objectContaining({ path })] })
    expect(await audit()).toEqual([])
  })

  it('keep the key sealed, for this tenant and address alone, and tell it to nobody', async () => {
    await save({ address: `${asking.address}/chat/completions/` })
    const [row] = await rows('select * from language_model_settings where tenant_id = $1')
    expect(row).toMatchObject({ address: asking.address, model: 'good' })
    expect(JSON.stringify(row)).not.toContain(KEY)
    const sealed = String(row?.['sealed_key'])
    expect(PAGE_SEAL.open(keyPurpose(mine, asking.address), sealed)).toBe(KEY)
    expect(PAGE_SEAL.open(keyPurpose(theirs, asking.address), sealed)).toBeUndefined()
    expect(PAGE_SEAL.open(keyPurpose(mine, 'https://lain.example/v1'), sealed)).toBeUndefined()
    expect(JSON.stringify(await does(getModelSettings))).not.toContain(KEY)
    const [line] = await audit()
    expect(line).toMatchObject({
      act: 'model.changed',
      subject: asking.address,
      details: { state: 'on', model: 'good', key: 'set', prices: [2000, 8000] },
    })
    expect(JSON.stringify(line)).not.toContain(KEY)
  })

  it('keep the key that is there while the address does, and never send it elsewhere', async () => {
    await save()
    await save({ key: '', model: 'slow' })
    expect(await does(getModelSettings)).toMatchObject({ hasKey: true, model: 'slow' })
    await expect(save({ key: '', address: 'https://lain.example/v1' })).rejects.toMatchObject({
      problems: [expect.objectContaining({ path: 'secret-key' })],
    })
    await save({ key: '', isKeyRemoved: true, address: 'https://lain.example/v1' })
    expect(await does(getModelSettings)).toMatchObject({ hasKey: false, address: 'https://lain.example/v1' })
  })

  it('are found by those who ask, and topics without a model, too', async () => {
    expect(await does(findModel)).toBeUndefined()
    expect(await does(findRules)).toEqual({ topics: [], words: '', model: undefined })
    await save({ isEnabled: false, address: '', model: '', key: '' })
    expect(await does(findModel)).toBeUndefined()
    expect(await does(findRules)).toEqual({ topics: ['politik'], words: 'Maaf, itu tidak kami bahas.', model: undefined })
    await save()
    expect(await does(findModel)).toEqual({ name: 'good' })
    expect(await database.asTenant(theirs, findModel)).toBeUndefined()
  })
})

describe('a try', () => {
  const attempt = () => does(ctx => tryModel(ctx, tools, async () => {}))
  const tried = () => rows('select tried_at is not null as tried, is_tried_well as well from language_model_settings where tenant_id = $1')

  it('says whether the address and the key were taken, without a word of the key', async () => {
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
    await save()
    expect(await attempt()).toBe('well')
    expect(await tried()).toEqual([{ tried: true, well: true }])
    await save({ key: 'sk-bukan-milik-simulator' })
    expect(await tried()).toEqual([{ tried: false, well: null }])
    expect(await attempt()).toBe('refused')
    await save({ address: `${asking.place.origin}/tidak-ada` })
    expect(await attempt()).toBe('away')
    expect((await audit()).filter(line => line['act'] === 'model.tried').map(line => line['details'])).toEqual([
      { state: 'well' },
      { state: 'refused' },
      { state: 'away' },
    ])
    expect(JSON.stringify(await audit())).not.toMatch(/rahasia-yang-panjang|bukan-milik/)
  })
})

describe('the page', () => {
  it('shows what is set, never the key, and what is wrong where it is', async () => {
    const visit = await as(admin, mine, { viewer: await proven() })
    const filled = {
      form: 'save',
      address: 'http://127.0.0.1:1/v1',
      model: 'good',
      'secret-key': KEY,
      inputPrice: '2.000',
      outputPrice: '8000',
      dayBudget: '50000',
      personBudget: '2000',
      topics: 'politik\n\nobat ',
      topicWords: '',
      isEnabled: '1',
    }
    const refused = await submit(page, HERE, filled, visit)
    expect(JSON.stringify(refused)).not.toContain(KEY)
    expect(JSON.stringify(refused)).toContain('https://')
    await submit(page, HERE, { ...filled, address: 'https://contoh.example/v1' }, visit)
    expect(await does(getModelSettings)).toMatchObject({
      address: 'https://contoh.example/v1',
      inputPrice: 2000,
      topics: ['politik', 'obat'],
      hasKey: true,
      isEnabled: true,
    })
    const html = await show(page, HERE, visit)
    expect(html).toContain('https://contoh.example/v1')
    expect(html).toContain('data-model-state="on"')
    expect(html).not.toContain(KEY)
    // Without a fresh second factor the form says so, and keeps what was typed.
    const late = await as(admin, mine, { viewer: await proven(601) })
    expect(await show(page, HERE, late)).toContain('/Login?factor=fresh')
    for (const form of [{ ...filled, address: 'https://lain.example/v1' }, { form: 'try' }]) {
      const stale = await submit(page, HERE, form, late)
      expect(stale).toContain('Buktikan faktor keduamu dulu')
      expect(stale).not.toContain(KEY)
    }
    expect(await does(getModelSettings)).toMatchObject({ address: 'https://contoh.example/v1', triedAt: null })
  })
})
