import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { askModel } from './ask-model.server.ts'
import type { ModelTool } from './model.ts'
import { askWhole, buildQuestion, MODEL_KEY, setModel, startAsking, type TestAsking } from './testing.ts'
import { buildPassage } from './testing-passages.ts'

const database = openTestDatabase()
let asking: TestAsking
let mine: TenantId
let theirs: TenantId
beforeAll(async () => {
  asking = await startAsking(database)
})
afterAll(() => asking.stop())
beforeEach(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  asking.seen.length = 0
})

const WEBSITE = buildPassage(
  'Kelas Membuat Website dimulai 3 Maret 2026 pukul 19.00. Harganya Rp 150.000 dan dibimbing oleh mentor. Peserta membuat situs sendiri.',
)
const QUESTION = 'Kapan kelas membuat website dimulai dan berapa harganya?'
const set = (model: string, more = {}) => setModel(database, mine, { model, address: asking.address, ...more })
const ask = (more: Parameters<typeof buildQuestion>[1] = {}, parts = {}) =>
  askWhole({ ...asking.parts, ...parts }, mine, buildQuestion(QUESTION, { passages: [WEBSITE], ...more }))
const spent = async (table = 'language_model_days') =>
  (
    await database.pool.query<{ micro: string }>(`select coalesce(sum(micro_rupiah), 0) as micro from ${table} where tenant_id = $1`, [
      mine,
    ])
  ).rows.map(row => Number(row.micro))[0]

describe('a model', () => {
  it('is asked only where it is set and on, and its key opens for this tenant and address alone', async () => {
    expect(await ask()).toMatchObject({ text: '', end: { reason: 'off', usage: { microRupiah: 0 } } })
    await setModel(database, theirs, { model: 'good', address: asking.address })
    expect((await ask()).end.reason).toBe('off')
    await set('good')
    await database.pool.query(
      `update language_model_settings s set sealed_key = (select sealed_key from language_model_settings where tenant_id = $2) where tenant_id = $1`,
      [mine, theirs],
    )
    expect((await ask()).end.reason).toBe('off')
    await set('good')
    await database.pool.query('update language_model_settings set is_enabled = false where tenant_id = $1', [mine])
    expect((await ask()).end.reason).toBe('off')
    expect(asking.seen).toEqual([])
  })

  it('that is private, without TLS or gone is not reached, and costs nothing', async () => {
    for (const address of [
      'http://127.0.0.1:9/v1',
      'https://127.0.0.1:9/v1',
      'http://example.com/v1',
      'https://10.0.0.1/v1',
      'ftp://x/v1',
      'http://169.254.169.254/v1',
    ]) {
      await set('good', { address })
      expect([address, (await ask()).end.reason]).toEqual([address, 'failed'])
    }
    expect(await spent()).toBe(0)
    await set('good', { address: 'http://127.0.0.1:9/v1' })
    expect((await ask({}, { local: new Set(['127.0.0.1:9']) })).end.reason).toBe('failed')
    const { port } = asking.place
    await set('good', { address: `http://127.0.0.1:${port}/v1` })
    expect((await ask({}, { local: new Set([`127.0.0.1:${port}`]) })).end.reason).toBe('done')
  })

  it('answers from what it was given, with numbers that lead to the sources, for its price', async () => {
    await set('good')
    const { text, end } = await ask()
    expect(text.trim()).toBe(
      'Kelas Membuat Website dimulai 3 Maret 2026 pukul 19.00. [1](/Courses/membuat-website) Harganya Rp 150.000 dan dibimbing oleh mentor. [1](/Courses/membuat-website) Peserta membuat situs sendiri. [1](/Courses/membuat-website)',
    )
    expect(end).toMatchObject({ reason: 'done', sources: [{ number: 1, source: WEBSITE.source }] })
    expect(end.usage.microRupiah).toBe(end.usage.input * 2000 + end.usage.output * 8000)
    expect(end.usage.output).toBeGreaterThan(10)
    expect([await spent(), await spent('language_model_usage')]).toEqual([end.usage.microRupiah, end.usage.microRupiah])
    expect(asking.seen).toHaveLength(1)
    expect(asking.seen[0]?.authorization).toBe(`Bearer ${MODEL_KEY}`)
    expect(asking.seen[0]?.body).not.toContain(MODEL_KEY)
    const free = await set('good', { key: null }).then(() => ask())
    expect([free.end.reason, asking.seen[1]?.authorization]).toEqual(['done', undefined])
  })

  it('calls tools, whose sources it can cite, and goes on when one fails or hangs', async () => {
    await set('good')
    const asked: unknown[] = []
    const tool = (run: ModelTool['run']): ModelTool => ({
      name: 'find_harga',
      description: 'Prices',
      input: z.object({ query: z.string() }),
      run,
    })
    const found = tool(async input => {
      asked.push(input)
      return {
        text: 'Harga kelas Robotika adalah Rp 75.000. [1](/Courses/robotika)',
        sources: [{ ...WEBSITE.source, id: newId(), href: '/Courses/robotika' }],
      }
    })
    const { text, end } = await ask({ tools: [found], passages: [], messages: [{ role: 'user', text: 'harga kelas robotika?' }] })
    expect(text.trim()).toBe('Harga kelas Robotika adalah Rp 75.000. [1](/Courses/robotika)')
    expect(asked).toEqual([{ query: 'harga kelas robotika?' }])
    expect(end).toMatchObject({ reason: 'done', sources: [{ number: 1, source: { href: '/Courses/robotika' } }] })
    expect(asking.seen).toHaveLength(2)
    const broken = tool(() => Promise.reject(new Error('rahasia')))
    expect((await ask({ tools: [broken] })).end.reason).toBe('done')
    const hanging = tool(() => new Promise(() => {}))
    expect((await ask({ tools: [hanging] }, { times: { toolMs: 100 } })).end.reason).toBe('done')
    expect(asking.seen.map(one => one.body).join()).not.toContain('rahasia')
  })
})

describe('an end always comes', () => {
  it.each([
    ['broken', {}, ['cut']],
    ['cut', {}, ['cut']],
    ['limiting', {}, ['limited']],
    ['unknown', {}, ['failed']],
    ['slow-5000', { times: { firstMs: 200 } }, ['slow']],
    ['slow-300', { times: { betweenMs: 100 } }, ['slow']],
    ['slow-50', { times: { wholeMs: 400 } }, ['slow']],
    ['expensive', {}, ['cut']],
    ['lying', {}, ['done', 'ungrounded']],
    ['obeying', {}, ['done', 'ungrounded']],
  ])('of %s', async (model, parts, reasons) => {
    await set(model)
    const began = performance.now()
    const { text, end } = await ask({}, parts)
    expect(reasons).toContain(end.reason)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(text).not.toMatch(/123\.456|\[99\]|2031|9876543210|learning site/)
    expect(await spent()).toBeLessThanOrEqual(10_000 * 1e6)
    expect(await spent()).toBe(end.usage.microRupiah)
  })

  it('within a second where the asker goes away, before, while and by leaving', async () => {
    await set('slow-200')
    expect((await ask({ signal: AbortSignal.abort() })).end.reason).toBe('stopped')
    expect(asking.seen).toEqual([])
    const going = new AbortController()
    setTimeout(() => going.abort(), 400)
    const began = performance.now()
    expect((await ask({ signal: going.signal })).end.reason).toBe('stopped')
    expect(performance.now() - began).toBeLessThan(1400)
    await set('good')
    for await (const part of askModel(asking.parts, { tenantId: mine }, buildQuestion(QUESTION, { passages: [WEBSITE] })))
      if (part.kind === 'text') break
  })
})

describe('the budget', () => {
  it('ends before anything is sent, of the tenant and of the person', async () => {
    await set('good', { dayBudget: 0 })
    expect((await ask()).end).toMatchObject({ reason: 'budget', usage: { microRupiah: 0 } })
    await set('good', { personBudget: 0 })
    expect((await ask()).end.reason).toBe('budget')
    expect([asking.seen.length, await spent(), await spent('language_model_usage')]).toEqual([0, 0, 0])
  })

  it.each(['good', 'expensive', 'cut', 'slow-20'])('is never exceeded by 20 at once: %s', async model => {
    const dayBudget = 60
    await set(model, { dayBudget, personBudget: 40 })
    const who = newId()
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 ? { who } : {}, { times: { wholeMs: 20_000 } })))
    expect(all.some(one => one.end.reason === 'budget')).toBe(true)
    expect(asking.seen.length).toBeGreaterThan(0)
    const told = all.reduce((sum, one) => sum + one.end.usage.microRupiah, 0)
    await expect.poll(() => spent()).toBe(told)
    expect(await spent()).toBeLessThanOrEqual(dayBudget * 1e6)
    const { rows } = await database.pool.query('select max(micro_rupiah)::float8 as most from language_model_usage where tenant_id = $1', [
      mine,
    ])
    expect(rows[0].most).toBeLessThanOrEqual(40 * 1e6)
  })
})
