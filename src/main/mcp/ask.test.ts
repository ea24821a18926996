import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CHAT_LIMITS } from '#features/assistant/limits.server.ts'
import { assistantReason } from '#features/assistant/texts.ts'
import { buildClass } from '#features/classes/testing.ts'
import { allowAssistant } from '#features/homes/assistant-refusals.server.ts'
import { Refused } from '#kit/errors.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type DelegatedPerson, type DelegatedTenant, openDelegation } from '../testing-delegated.ts'
import { connect, type ProgramAuth, signIn } from '../testing-mcp.ts'

/* The assistant's answer as a tool, with the protocol's official client; tool × role × foreign tenant: `main/mcp.test.ts`. */

const database = openTestDatabase()
const delegation = openDelegation(database)
const { server, createTenant, createPerson } = delegation

let mine: DelegatedTenant
let theirs: DelegatedTenant

const QUESTION = 'Kelas apa saja yang dibuka?'

async function set(tenant: DelegatedTenant, key: string, value: unknown) {
  await database.pool.query(
    `insert into site_settings (tenant_id, key, value) values ($1, $2, $3) on conflict (tenant_id, key) do update set value = excluded.value`,
    [tenant.id, key, JSON.stringify(value)],
  )
  server.runtime().changes.tell({ tenantId: tenant.id, tags: ['settings'] })
}

async function ask(question: string, { of = mine, auth, language }: { of?: DelegatedTenant; auth?: ProgramAuth; language?: string } = {}) {
  const client = await connect(delegation, of, auth)
  try {
    const {
      isError = false,
      content,
      structuredContent,
    } = await client.callTool({
      name: 'ask',
      arguments: { question, ...(language && { language }) },
    })
    // Named boundary: as the tool's schema says.
    const data = structuredContent as
      | { text: string; sources: { title: string; url: string }[]; data: { state: string; reason: string | null } }
      | undefined
    return { isError, text: JSON.stringify(content), ...data }
  } finally {
    await client.close()
  }
}

beforeAll(async () => {
  mine = await createTenant('satu')
  theirs = await createTenant('dua')
  for (const [tenant, name] of [
    [mine, 'Kopi Kita [klik](https://jahat.example/x) <img src=x>'],
    [theirs, 'Kopi Mereka'],
  ] as const) {
    await database.asTenant(tenant.id, ctx => buildClass(ctx, { code: 'KOPI-1', slug: 'kopi', name, always_open: true }))
    await set(tenant, 'isMaintenance', false)
  }
  await set(mine, 'contact', { whatsapp: '6281234567890' })
})

async function createChild(): Promise<DelegatedPerson> {
  const person = await createPerson([mine], ['student'])
  await database.pool.query(`update members set born_on = current_date - interval '12 years' where email = $1`, [person.email])
  await database.pool.query(
    `update consents set given_by = 'parent' where member_id in (select id from members where tenant_id = $1 and email = $2)`,
    [mine.id, person.email],
  )
  return person
}

describe('a question', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['empty', ''],
    ['blank', ' \n '],
    ['too long', 'a'.repeat(4001)],
    ['with control characters', 'Halo\u0001'],
    ['with NUL', 'Halo\0'],
  ])('that is %s is refused', async (_what, question) => {
    expect((await ask(question)).isError).toBe(true)
  })

  it('is refused in a language that there is not', async () => {
    expect((await ask(QUESTION, { language: 'fr' })).isError).toBe(true)
  })

  it('is neither listed nor answered where the tenant shows no assistant', async () => {
    await set(mine, 'assistant', { state: 'hidden' })
    const client = await connect(delegation, mine)
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('ask')
    await expect(client.callTool({ name: 'ask', arguments: { question: QUESTION } })).rejects.toThrow()
    await client.close()
    await set(mine, 'assistant', { state: 'shown' })
  })

  it('is refused for a child whose guardian switched the assistant off', async () => {
    const child = await createChild()
    const auth = await signIn(delegation, mine, child)
    expect((await ask(QUESTION, { auth })).isError).toBe(false)
    await database.asTenant(mine.id, async ctx => {
      const { id } = await ctx.db.selectFrom('members').select('id').where('email', '=', child.email).executeTakeFirstOrThrow()
      await allowAssistant(ctx, id, false)
    })
    expect(await ask(QUESTION, { auth })).toMatchObject({ isError: true, text: expect.stringContaining('Orang tua atau walimu') })
  })

  it('counts with those of the chat, by person', async () => {
    const child = await createChild()
    const auth = await signIn(delegation, mine, child)
    const { rows } = await database.pool.query(
      `insert into assistant_identities (tenant_id, id, member_id, created_at, seen_at)
       select tenant_id, gen_random_uuid(), id, now(), now() from members where email = $1 returning id`,
      [child.email],
    )
    const take = vi.spyOn(server.runtime().chatLimits, 'takeQuestion')
    for (let at = 0; at < CHAT_LIMITS.childPerMinute; at++) expect((await ask('halo', { auth })).isError).toBe(false)
    expect(await ask('halo', { auth })).toMatchObject({ isError: true, text: expect.stringContaining('terlalu cepat') })
    expect(take).toHaveBeenLastCalledWith(`${mine.id} ${rows[0].id}`, true, '127.0.0.1')
  })

  it('counts by network for who is not signed in', async () => {
    const take = vi
      .spyOn(server.runtime().chatLimits, 'takeUnnamed')
      .mockRejectedValueOnce(new Refused(429, assistantReason('TooManyOfNetwork'), { retryAfterSeconds: 9 }))
    expect(await ask('halo')).toMatchObject({ isError: true, text: expect.stringContaining('dari jaringan ini') })
    expect(take).toHaveBeenCalledWith('127.0.0.1')
  })
})

describe('an answer', () => {
  it('is of the own tenant alone, with its sources as whole addresses and no link that leads elsewhere', async () => {
    const { text, sources, data } = await ask(QUESTION)
    expect(text).toContain('Kopi Kita')
    expect(text).toContain('](http://satu.localhost:3000/Courses/kopi)')
    expect(sources).toContainEqual({ title: expect.stringContaining('Kopi Kita'), url: 'http://satu.localhost:3000/Courses/kopi' })
    expect(data).toEqual({ state: 'answered', reason: null })
    expect(text).not.toMatch(/Mereka|(?<!\\)<img|(?<!\\)\]\((?!http:\/\/satu\.localhost:3000\/)/)
    expect((await ask(QUESTION, { of: theirs })).text).not.toContain('Kita')
  })

  it('is in the language that is asked for', async () => {
    const { text, sources } = await ask('which classes are open?', { language: 'en' })
    expect(text).toContain('](http://satu.localhost:3000/en/Courses/kopi)')
    expect(sources).toContainEqual(expect.objectContaining({ url: 'http://satu.localhost:3000/en/Courses/kopi' }))
  })

  it('is honest where nothing fits, without a link to elsewhere', async () => {
    const { isError, text, data } = await ask('Siapa penemu gaya gravitasi bulan jupiter?')
    expect([isError, data]).toEqual([false, { state: 'declined', reason: 'nothing' }])
    expect(text).not.toContain('wa.me')
  })

  it('is what the tenant says of what it does not talk about, and never its model’s', async () => {
    await database.pool.query(
      `insert into language_model_settings (tenant_id, is_enabled, address, model, day_budget, person_budget, topics, topic_words, changed_at)
       values ($1, true, 'http://127.0.0.1:9/v1', 'tiada', 1000000, 1000000, '{pemilihan umum}', 'Soal itu bukan di sini, ya.', now())`,
      [mine.id],
    )
    expect(await ask('siapa menang pemilihan umum?')).toMatchObject({
      text: 'Soal itu bukan di sini, ya.',
      data: { state: 'declined', reason: 'topic' },
    })
    expect(await ask(QUESTION)).toMatchObject({ data: { state: 'answered' } })
    const { rows } = await database.pool.query('select count(*)::int as spent from language_model_usage')
    expect(rows).toEqual([{ spent: 0 }])
    await database.pool.query('delete from language_model_settings')
  })

  it('has what is a person’s own with their scope alone, and keeps no conversation', async () => {
    const person = await createPerson([mine], ['admin'])
    const auth = await signIn(delegation, mine, person)
    expect(await ask('kelas saya')).toMatchObject({ data: { state: 'declined', reason: 'sign-in' } })
    expect((await ask('kelas saya', { auth })).data?.reason).not.toBe('sign-in')
    await server.runtime().accounts.pool.query(`update "oauthConsent" set scopes = '["staff:read"]' where "userId" = $1`, [person.userId])
    expect(await ask('kelas saya', { auth })).toMatchObject({ data: { state: 'declined', reason: 'sign-in' } })
    const { rows } = await database.pool.query('select count(*)::int as kept from assistant_conversations')
    expect(rows).toEqual([{ kept: 0 }])
  })
})
