import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { countWords } from '#features/retrieval/count-words.server.ts'
import { indexChanges } from '#features/retrieval/index-content.server.ts'
import { Sites } from '#features/sites/sites.server.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import * as answerEdit from './pages/answer-edit.tsx'
import * as answerShow from './pages/answer-show.tsx'
import * as review from './pages/review.tsx'
import { listQuality } from './quality.server.ts'
import { decideReport, listReports } from './reports.server.ts'
import { answerUnanswered, findUnanswered, listUnanswered, setAside } from './unanswered.server.ts'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, [
  { path: '/Studio/Assistant', name: 'Studio-Assistant', query: { done: ['aside', 'upheld', 'dismissed'] } },
  { path: '/Studio/Assistant/Answer', name: 'Studio-Assistant-Answer', query: { about: 'text' } },
  { path: '/Studio/Assistant/Answer/{id}', name: 'Studio-Assistant-Answer-id' },
])
let tenant: TenantId
let other: TenantId
let people: Record<'admin' | 'writer' | 'mentor' | 'pupil' | 'foreign', Enrolled>

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = {
    admin: await enrol(database, tenant, 'Ani', ['admin']),
    writer: await enrol(database, tenant, 'Puisi', ['writer']),
    mentor: await enrol(database, tenant, 'Mira', ['mentor']),
    pupil: await enrol(database, tenant, 'Sari Dewi', ['student']),
    foreign: await enrol(database, other, 'Tono', ['admin']),
  }
})
beforeEach(async () => {
  for (const table of ['assistant_identities', 'assistant_question_decisions', 'questions'])
    await database.pool.query(`delete from ${table}`)
})

const does = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>, of = tenant) =>
  await database.asTenant(of, work, { viewer: await who.viewer(), now: TEST_NOW })

interface Asked {
  of?: TenantId
  memberId?: string
  state?: string
  reason?: string | null
  minutesAgo?: number
  reported?: string
  feedback?: number
}

/** Asks a question as somebody, of whom nothing is known unless it is a member; returns the message's id. */
async function ask(query: string, { of = tenant, memberId, state = 'declined', reason = 'nothing', minutesAgo = 5, ...more }: Asked = {}) {
  const [identity, conversation, id] = [newId(), newId(), newId()]
  const at = new Date(TEST_NOW.getTime() - minutesAgo * 60_000)
  const run = (statement: string, values: unknown[]) => database.pool.query(statement, values)
  await run(
    `insert into assistant_identities (tenant_id, id, member_id, created_at, seen_at) values ($1, $2, $3, $4, $4) on conflict (tenant_id, member_id) do nothing`,
    [of, identity, memberId ?? null, at],
  )
  await run(
    `insert into assistant_conversations (tenant_id, id, identity_id, title, lang, created_at, updated_at)
      select $1, $2, coalesce((select id from assistant_identities where tenant_id = $1 and member_id = $3), $4), 'x', 'id', $5, $5`,
    [of, conversation, memberId ?? null, identity, at],
  )
  await run(
    `insert into assistant_messages (tenant_id, id, conversation_id, query, answer, state, reason, sources, is_by_model, first_line_ms, feedback, cost_micro_rupiah,
      reported_at, report_reason, created_at) values ($1, $2, $3, $4, 'Aku tidak tahu.', $5, $6, '[]', false, 80, $7, 2500000, $8, $9, $10)`,
    [of, id, conversation, query, state, reason, more.feedback ?? null, more.reported === undefined ? null : at, more.reported ?? null, at],
  )
  return id
}

const firstGroup = async () => (await does(people.admin, listUnanswered))[0]

describe('who may look after the assistant', () => {
  it('is staff and writers of the tenant, and nobody else', async () => {
    await ask('Ada kelas menjahit?')
    const group = await firstGroup()
    const id = group?.id ?? ''
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      listUnanswered,
      ctx => findUnanswered(ctx, id),
      ctx => setAside(ctx, id),
      ctx => answerUnanswered(ctx, id, new URLSearchParams({ question: 'a', answer: 'b' })),
      ctx => listReports(ctx, { page: 1, perPage: 5 }),
      ctx => decideReport(ctx, newId(), 'upheld'),
      ctx => listQuality(ctx, 'Asia/Jakarta'),
    ]
    for (const act of acts) {
      await expect(database.asTenant(tenant, act, { now: TEST_NOW })).rejects.toMatchObject({ status: 401 })
      for (const who of [people.pupil, people.mentor]) await expect(does(who, act)).rejects.toMatchObject({ status: 403 })
    }
    for (const path of ['/Studio/Assistant', '/Studio/Assistant/Answer']) {
      const page = path.endsWith('Answer') ? answerEdit : review
      expect(await visit(page, path, { of: tenant })).toMatch(/^302 \/Login/)
      expect(await visit(page, path, await as(people.pupil, tenant))).toBe('403')
    }
    expect(await does(people.writer, listUnanswered)).toHaveLength(1)
  })

  it('is never staff of another tenant', async () => {
    const id = await ask('Ada kelas menjahit?', { reported: 'Keliru' })
    const group = await firstGroup()
    expect(await does(people.foreign, listUnanswered, other)).toEqual([])
    await expect(does(people.foreign, ctx => setAside(ctx, group?.id ?? ''), other)).rejects.toMatchObject({ status: 404 })
    await expect(does(people.foreign, ctx => decideReport(ctx, id, 'upheld'), other)).rejects.toMatchObject({ status: 404 })
    expect((await does(people.foreign, ctx => listReports(ctx, { page: 1, perPage: 5 }), other)).items).toEqual([])
  })

  it('is told what is wrong: an unknown group, an unknown report, an empty answer', async () => {
    await ask('Ada kelas menjahit?')
    const group = await firstGroup()
    for (const id of ['x', 'f'.repeat(64)]) {
      await expect(does(people.admin, ctx => setAside(ctx, id))).rejects.toMatchObject({ status: 404 })
      await expect(does(people.admin, ctx => decideReport(ctx, id, 'upheld'))).rejects.toMatchObject({ status: 404 })
    }
    const empty = new URLSearchParams({ question: 'Ada kelas menjahit?', answer: '  ' })
    await expect(does(people.admin, ctx => answerUnanswered(ctx, group?.id ?? '', empty))).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'answer' }],
    })
    expect(await does(people.admin, listUnanswered)).toHaveLength(1)
  })
})

describe('what was not answered', () => {
  it('is grouped without names; what was answered, refused by a rule or about who asks is left out', async () => {
    await ask('Saya Sari Dewi, ada kelas menjahit?', { memberId: people.pupil.id, minutesAgo: 9 })
    await ask('kelas menjahit ada nggak', { minutesAgo: 3 })
    await ask('Di mana parkir?')
    await ask('Kapan mulai kelas memasak?', { state: 'answered', reason: null })
    await ask('Siapa calon yang menang?', { reason: 'topic' })
    await ask('Kemajuanku berapa persen?', { reason: 'sign-in' })
    const groups = await does(people.admin, listUnanswered)
    expect(groups.map(({ text, count }) => [text, count])).toEqual([
      ['kelas menjahit ada nggak', 2],
      ['Di mana parkir?', 1],
    ])
    expect(JSON.stringify(groups)).not.toMatch(/Sari|Dewi/)
  })

  it('goes when it is set aside, and stays away when it is asked again', async () => {
    await ask('Ada kelas menjahit?')
    await does(people.writer, async ctx => await setAside(ctx, (await listUnanswered(ctx))[0]?.id ?? ''))
    await ask('ada kelas menjahit ya?', { minutesAgo: 1 })
    expect(await does(people.admin, listUnanswered)).toEqual([])
    const { rows } = await database.pool.query(`select details from audit_log where act = 'assistant-question.set-aside'`)
    expect(rows).toEqual([{ details: { count: 1 } }])
  })

  it('becomes a frequent question with its answer, and is open again without it', async () => {
    await ask('Ada kelas menjahit?')
    const fields = new URLSearchParams({
      question: 'Apakah ada kelas menjahit?',
      answer: 'Belum ada. Yang dekat: kelas permak celana.',
      lang: 'id',
    })
    const id = await does(people.writer, async ctx => await answerUnanswered(ctx, (await listUnanswered(ctx))[0]?.id ?? '', fields))
    const { rows } = await database.pool.query('select question, answer, lang, place from questions where tenant_id = $1 and id = $2', [
      tenant,
      id,
    ])
    expect(rows).toEqual([{ ...Object.fromEntries(fields), place: 'all' }])
    expect(await does(people.admin, listUnanswered)).toEqual([])
    await database.pool.query('delete from questions where tenant_id = $1 and id = $2', [tenant, id])
    expect(await does(people.admin, listUnanswered)).toHaveLength(1)
  })
})

it('reports are decided on once, are shown without names, and each decision is kept in the log', async () => {
  const id = await ask('Apakah Sari boleh ikut?', {
    memberId: people.pupil.id,
    reported: 'Sari merasa dihina, hubungi sari@contoh.example',
  })
  const list = (who: Enrolled) => does(who, ctx => listReports(ctx, { page: 1, perPage: 5 }))
  expect((await list(people.admin)).items).toMatchObject([{ id, query: 'Apakah … boleh ikut?', reason: '… merasa dihina, hubungi …' }])
  await does(people.admin, ctx => decideReport(ctx, id, 'upheld'))
  expect((await list(people.admin)).items).toEqual([])
  await expect(does(people.admin, ctx => decideReport(ctx, id, 'dismissed'))).rejects.toMatchObject({ status: 404 })
  const { rows } = await database.pool.query(`select details from audit_log where act = 'assistant-report.decided'`)
  expect(rows).toEqual([{ details: { verdict: 'upheld' } }])
})

it('quality is counted by the tenant’s days', async () => {
  await ask('a', { state: 'answered', reason: null, feedback: 1 })
  await ask('b', { feedback: -1 })
  await ask('c', { state: 'failed', reason: 'fault', minutesAgo: 24 * 60 })
  const days = await does(people.admin, ctx => listQuality(ctx, 'Asia/Jakarta'))
  expect(days).toEqual([
    { day: '2026-08-17', asked: 2, answered: 1, declined: 1, failed: 0, good: 1, bad: 1, firstLineMs: 80, costRupiah: 5 },
    { day: '2026-08-16', asked: 1, answered: 0, declined: 0, failed: 1, good: 0, bad: 0, firstLineMs: 80, costRupiah: 2.5 },
  ])
})

it('has pages in both languages that lead from a question to its answer', async () => {
  await ask('Ada kelas menjahit?')
  await ask('Halo', { state: 'answered', reason: null, reported: '<b>Jahat</b>' })
  const admin = await as(people.admin, tenant)
  const html = await show(review, '/Studio/Assistant', admin)
  expect(html).toContain('Ada kelas menjahit?')
  expect(html).toContain('Ditanyakan 1 kali')
  await ask('Ada kelas menjahit?')
  expect(await show(review, '/Studio/Assistant', admin)).toContain('Ditanyakan 2 kali')
  expect(html).toContain('&lt;b&gt;Jahat&lt;/b&gt;')
  // An answer looks as in the panel, without what leads elsewhere.
  await database.pool.query('update assistant_messages set answer = $2 where tenant_id = $1 and reported_at is not null', [
    tenant,
    '**Ya**, lihat [kelasnya](/Courses/web) dan [ini](https://jahat.example/x). ![x](https://jahat.example/x.png) <i>miring</i>',
  ])
  const told = await show(review, '/Studio/Assistant', admin)
  expect(told).toContain('<strong>Ya</strong>, lihat <a')
  expect(told).toContain('href="/Courses/web"')
  expect(told).toContain('&lt;i&gt;miring&lt;/i&gt;')
  expect(told).not.toContain('jahat.example/x"')
  expect(told).not.toContain('jahat.example/x.png"')
  expect(await show(review, '/Studio/Assistant', { ...admin, lang: 'en' })).toContain('Not answered')
  const about = /Answer\?about=([0-9a-f]{64})/.exec(html)?.[1] ?? ''
  expect(await show(answerEdit, `/Studio/Assistant/Answer?about=${about}`, admin)).toContain('value="Ada kelas menjahit?"')
  expect(await visit(answerEdit, `/Studio/Assistant/Answer?about=${'0'.repeat(64)}`, admin)).toBe('404')
  const sent = { question: 'Ada kelas menjahit?', answer: 'Belum ada kelas menjahit, tetapi ada kelas permak celana.', lang: 'id' }
  const led = await submit(answerEdit, `/Studio/Assistant/Answer?about=${about}`, sent, admin)
  expect(led).toMatch(/^303 \/Studio\/Assistant\/Answer\/[0-9a-f-]{36}$/)
  const path = led.slice('303 '.length)
  // Nothing has indexed it yet: the page says so, and looks again.
  expect(await show(answerShow, path, admin)).toContain('Menunggu asisten')
  const site = await new Sites(database.pool, createLog('silent')).findByTenant(tenant)
  if (!site) throw new Error('the tenant has no site')
  await database.asTenant(tenant, async ctx => {
    await indexChanges(ctx, site, { listPageTexts: () => [] })
    await countWords(ctx)
  })
  const answered = await show(answerShow, path, admin)
  expect(answered).toContain('Sekarang terjawab')
  expect(answered).toContain('Belum ada kelas menjahit, tetapi ada kelas permak celana.')
  expect(await visit(answerShow, path, await as(people.pupil, tenant))).toBe('403')
  expect(await visit(answerShow, `/Studio/Assistant/Answer/${newId()}`, admin)).toBe('404')
})
