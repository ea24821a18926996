import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { startTestModels, type TestModels } from '../../simulator/models/testing.ts'
import { openTestChat } from './testing-chat.ts'

/* The chat with a tenant's model, which the simulator plays. What it is told and what is checked of its words: features/language-models. */
const database = openTestDatabase()
const present = atPresent(database)
const place = { origin: '', port: 0, isWithDemoOnly: false }
const { chat, logIn, send } = openTestChat(database, { config: { ...parseConfig({ CALLS_PER_MINUTE: '0' }), modelSimulator: place } })
const QUESTION = 'Bagaimana suasana belajar di kelas Web Dasar bersama teman?'

let models: TestModels
let mine: TenantId

beforeAll(async () => {
  models = await startTestModels()
  Object.assign(place, models.place)
  mine = await database.createTenant()
  await present.asTenant(mine, async ctx => {
    await buildClass(ctx, { code: 'WEB-1', slug: 'web-dasar', name: 'Web Dasar', always_open: true })
  })
})
afterAll(() => models.stop())
beforeEach(async () => {
  models.seen.length = 0
  await database.pool.query('delete from language_model_settings')
})

async function useModel(model: string, more: { day?: number } = {}): Promise<void> {
  await database.pool.query(
    `insert into language_model_settings (tenant_id, is_enabled, address, model, input_price, output_price, day_budget, person_budget, changed_at)
     values ($1, true, $2, $3, 1000, 1000, $4, $4, now())`,
    [mine, models.address, model, more.day ?? 1_000_000],
  )
}
const keptOf = async (id: string | undefined) =>
  (await database.pool.query('select * from assistant_messages where conversation_id = $1', [id])).rows[0]

describe('a tenant’s model', () => {
  it('is asked what no skill answers, and its use is kept with the answer', async () => {
    await useModel('good')
    const { lines, text } = await chat({ of: mine, bearer: await logIn({ of: mine }) }, QUESTION)
    expect(models.seen.length).toBeGreaterThan(0)
    expect(text.trim()).not.toBe('')
    expect(await keptOf(lines[0]?.id)).toMatchObject({ input_tokens: expect.any(Number) })
  })

  it.each(['broken', 'lying', 'limiting'])('that is %s leaves the person with an answer all the same', async model => {
    await useModel(model)
    const bearer = await logIn({ of: mine })
    const { status, lines, text } = await chat({ of: mine, bearer }, QUESTION)
    expect([status, text.trim().length > 20]).toEqual([200, true])
    expect(new Set(lines.map(line => line.message_id)).size).toBe(1)
    expect(await keptOf(lines[0]?.id)).toMatchObject({ query: QUESTION, answer: text })
  })

  it('is not asked where a skill knows, nor past the budget', async () => {
    await useModel('good', { day: 0 })
    const bearer = await logIn({ of: mine })
    expect((await chat({ of: mine, bearer }, 'Kelas apa saja yang dibuka?')).text).toContain('Web Dasar')
    const { text } = await chat({ of: mine, bearer }, QUESTION)
    expect(text.trim()).not.toBe('')
    expect(models.seen).toEqual([])
  })

  it('is told nothing of who asks', async () => {
    await useModel('good')
    const sari = await enrol(present, mine, 'Sari Wulandari', ['student'])
    const bearer = await logIn({ of: mine, headers: { authorization: sari.token } })
    await chat({ of: mine, bearer }, `${QUESTION} Aku Sari Wulandari, ${sari.email}`)
    expect(models.seen.length).toBeGreaterThan(0)
    expect(JSON.stringify(models.seen)).not.toMatch(/Wulandari|contoh\.example/)
  })

  it('begins with a line at once, and is left within a second when the reader goes', async () => {
    await useModel('slow-500')
    const bearer = await logIn({ of: mine })
    const response = await send('POST', '/v2/chat', { of: mine, bearer }, { workspace_id: mine, query: QUESTION })
    const reader = response.body?.getReader()
    const { id, text } = JSON.parse(new TextDecoder().decode((await reader?.read())?.value)) as { id: string; text: string }
    expect(text).toBe('')
    const startedAt = performance.now()
    const read = reader?.read()
    await vi.waitFor(() => expect(models.seen.length).toBeGreaterThan(0), 5000)
    await reader?.cancel()
    await vi.waitFor(async () => expect(await keptOf(id)).toMatchObject({ state: 'stopped' }), 2000)
    expect((await read)?.done).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(6000)
  })

  it('is left for the next question in its conversation', async () => {
    await useModel('slow-500')
    const bearer = await logIn({ of: mine })
    const response = await send('POST', '/v2/chat', { of: mine, bearer }, { workspace_id: mine, query: QUESTION })
    const reader = response.body?.getReader()
    const { id } = JSON.parse(new TextDecoder().decode((await reader?.read())?.value)) as { id: string }
    const second = await chat({ of: mine, bearer }, 'Halo', { conversation_id: id })
    expect([second.status, second.lines[0]?.id]).toEqual([200, id])
    let rest = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += new TextDecoder().decode(part.value)
    expect(rest).toContain('dihentikan')
    const { rows } = await database.pool.query('select state from assistant_messages where conversation_id = $1 order by state', [id])
    expect(rows).toEqual([{ state: 'answered' }, { state: 'stopped' }])
  })

  it('is asked for four answers at once at most, and what needs no model is answered besides', async () => {
    await useModel('slow-500')
    const bearer = await logIn({ of: mine })
    const open = () => send('POST', '/v2/chat', { of: mine, bearer }, { workspace_id: mine, query: QUESTION })
    const running = [await open(), await open(), await open(), await open()]
    expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await open()).status).toBe(429)
    expect((await chat({ of: mine, bearer }, 'Kelas apa saja yang dibuka?')).text).toContain('Web Dasar')
    await Promise.all(running.map(({ body }) => body?.cancel()))
  })
})
