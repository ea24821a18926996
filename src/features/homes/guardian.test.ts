import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { createVisitor, type VisitOptions } from '#page/testing.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { isAssistantAllowed } from './assistant-refusals.server.ts'
import { VIEW_DAYS } from './guardian.server.ts'
import * as page from './pages/guardian-learning.server.tsx'
import { MOST_RENEWALS, RENEWAL_DAYS } from './renew-link.server.ts'

const database = openTestDatabase()
const visitor = createVisitor(database, [
  { path: '/Account/Guardian/{token}/Learning', name: 'Account-Guardian-token-Learning', query: { done: ['renewed'] } },
])
const DAY_MS = 86_400_000
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

let mine: TenantId
let other: TenantId
let childId: string
let token: string

const at = (of = token) => `/Account/Guardian/${of}/Learning`
const open = async (address = at(), more: Partial<VisitOptions> = {}): Promise<string> => {
  const answer = await visitor.visit(page.loader, address, { of: mine, ...more })
  return typeof answer === 'string' ? answer : answer.html
}
const submit = async (act: string, more: Partial<VisitOptions> = {}): Promise<string> => {
  const answer = await visitor.submit(page, at(), { act }, { of: mine, ...more })
  return typeof answer === 'string' ? answer : answer.html
}

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
})

beforeEach(async () => {
  const child = await enrol(database, mine, 'Budi Setia', ['student'])
  childId = child.id
  token = sha256(newId()).toString('hex')
  const consentId = newId()
  await database.asTenant(mine, async ctx => {
    await sql`update members set born_on = '2011-05-05' where id = ${childId}`.execute(ctx.db)
    await sql`insert into consents (tenant_id, id, member_id, purpose, text_version, shown_text, given_at, given_by, giver_name)
      values (${mine}, ${consentId}, ${childId}, 'membership', '1', 'Saya mengizinkan', ${TEST_NOW}, 'parent', 'Ibu Rahma')`.execute(ctx.db)
    await sql`insert into guardian_requests (tenant_id, token_sha256, member_id, asked_of, channel, guardian_name, guardian_email, asked_at, expires_at, answered_at,
        is_granted, consent_id)
      values (${mine}, ${sha256(token)}, ${childId}, 'parent', 'mail', 'Ibu Rahma', 'ibu@contoh.example', ${TEST_NOW}, ${later(14)}, ${TEST_NOW}, true,
        ${consentId})`.execute(ctx.db)
    const live = { startsAt: later(3).toISOString(), endsAt: later(3.1).toISOString(), link: 'https://contoh.example/x' }
    const course = await buildCourse(ctx, [{}, { title: 'Tatap muka', kind: 'live', content: live }], { name: 'Kelas Budi' })
    const enrolment = await joinCourse(ctx, childId, course.id)
    await sql`update enrolments set percent = 40, last_active_at = ${later(-2)} where id = ${enrolment}`.execute(ctx.db)
    await sql`insert into chapter_notes (tenant_id, id, member_id, chapter_id, note) values (${mine}, ${newId()}, ${childId}, ${course.chapterIds[0]}, 'Rahasia Budi')`.execute(
      ctx.db,
    )
  })
})

describe('how a child learns, by the link of the guardian’s consent', () => {
  it('is opened by that link alone', async () => {
    for (const wrong of ['x', '0'.repeat(64), token.slice(1)]) {
      expect(await open(at(wrong))).not.toContain('Kelas Budi')
      expect(await open(at(wrong))).toContain('Tautan ini tidak berlaku')
    }
    expect(await open(at(), { of: other })).not.toContain('Budi')
  })

  it('shows classes, progress and the next dates, in both languages, and nothing else', async () => {
    const html = await open()
    for (const words of ['Belajarnya Budi Setia', 'Kelas Budi', '40% selesai', 'Tatap muka', '/Account/Guardian/'])
      expect(html).toContain(words)
    for (const secret of ['Rahasia Budi', '/chapter/', 'contoh.example']) expect(html).not.toContain(secret)
    expect(await open(at(), { lang: 'en' })).toContain('40% done')
    expect(page.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  it('shows nothing of the child once the consent is withdrawn, or the child is of age', async () => {
    expect(await open(at(), { now: later(3 * 365) })).not.toContain('Kelas Budi')
    await database.pool.query('update consents set withdrawn_at = $1 where member_id = $2', [TEST_NOW, childId])
    const html = await open()
    expect(html).toContain('Tautan ini tidak berlaku')
    expect(html).not.toContain('Budi')
  })

  it('expires, is extended, and is ended for good by the guardian', async () => {
    expect(await open(at(), { now: later(VIEW_DAYS - 1) })).toContain('Kelas Budi')
    const expired = await open(at(), { now: later(VIEW_DAYS) })
    expect(expired).toContain('sudah habis')
    expect(expired).not.toContain('Kelas Budi')
    expect(await submit('extend', { now: later(VIEW_DAYS) })).toContain('sudah berakhir')
    expect(await submit('x')).not.toMatch(/^303/)
    expect(await submit('extend', { now: later(VIEW_DAYS - 1) })).toMatch(/^303/)
    expect(await open(at(), { now: later(2 * VIEW_DAYS - 2) })).toContain('Kelas Budi')
    expect(await submit('end')).toMatch(/^303/)
    expect(await open()).not.toContain('Kelas Budi')
    expect(await submit('extend')).toContain('sudah berakhir')
    const { rows } = await database.pool.query('select withdrawn_at from consents where member_id = $1 and given_by = $2', [
      childId,
      'parent',
    ])
    expect(rows).toEqual([{ withdrawn_at: null }])
  })
})

describe('the assistant of a child', () => {
  const isAllowed = (now = TEST_NOW) => database.asTenant(mine, ctx => isAssistantAllowed(ctx, childId), { now })

  it('is switched off and on by that link alone, with an audit line that names nobody', async () => {
    expect(await open()).toContain('Asisten menyala untuk anakmu.')
    // The id of the assistant's own place in every document.
    expect(await open()).not.toContain('id="asisten"')
    for (const wrong of ['x', '0'.repeat(64)]) await visitor.submit(page, at(wrong), { act: 'refuse' }, { of: mine })
    await visitor.submit(page, at(), { act: 'refuse' }, { of: other })
    expect(await isAllowed()).toBe(true)
    for (const _twice of [1, 2]) expect(await submit('refuse')).toMatch(/^303/)
    expect(await isAllowed()).toBe(false)
    expect(await open()).toContain('Asisten mati untuk anakmu.')
    expect(await open(at(), { lang: 'en' })).toContain('The assistant is off for your child.')
    const { rows } = await database.pool.query(
      `select actor, subject, details from audit_log where tenant_id = $1 and act = 'assistant.child-switched' and subject = $2`,
      [mine, `member/${childId}`],
    )
    expect(rows).toEqual([{ actor: 'guardian', subject: `member/${childId}`, details: { isOn: false } }])
    expect(await submit('allow')).toMatch(/^303/)
    expect(await isAllowed()).toBe(true)
  })

  it('is no longer the guardian’s to refuse once the child is of age, or the link shows nothing any more', async () => {
    await submit('refuse')
    expect(await isAllowed(later(3 * 365))).toBe(true)
    await submit('end')
    expect(await submit('allow')).not.toMatch(/^303/)
    expect(await isAllowed()).toBe(false)
  })
})

describe('a link that ran out', () => {
  const OVER = later(VIEW_DAYS)
  const minutes = (count: number) => new Date(OVER.getTime() + count * 60_000)
  const mails = async () =>
    (
      await database.pool.query<{ to: string; subject: string; lang: string; text: string; is_secret: boolean }>(
        `select to_address as to, subject, lang, text_body as text, is_secret from mails where tenant_id = $1 and template = 'homes.guardian-link' and subject like $2 order by created_at`,
        [mine, '%Budi Setia%'],
      )
    ).rows
  const tokenIn = (text: string) => /Guardian\/([0-9a-f]{64})\/Learning/.exec(text)?.[1] ?? ''

  beforeEach(async () => {
    await database.pool.query(`delete from mails where tenant_id = $1`, [mine])
  })

  it('is followed by none where it was none, still shows progress, or was ended by the guardian', async () => {
    expect(await submit('renew')).toContain('masih menampilkan')
    for (const wrong of ['x', '0'.repeat(64)])
      expect(JSON.stringify(await visitor.submit(page, at(wrong), { act: 'renew' }, { of: mine, now: OVER }))).not.toContain('"303')
    expect(JSON.stringify(await visitor.submit(page, at(), { act: 'renew' }, { of: other, now: OVER }))).not.toContain('Budi')
    expect(await submit('end')).toMatch(/^303/)
    expect(await submit('renew', { now: OVER })).toContain('sudah berakhir')
    expect(await open(at(), { now: OVER })).not.toContain('Kirim tautan baru')
    expect(await mails()).toEqual([])
  })

  it('is followed by none once the consent is withdrawn, or the child is of age', async () => {
    const grown = later(3 * 365)
    expect(await open(at(), { now: grown })).not.toContain('Kirim tautan baru')
    expect(await submit('renew', { now: grown })).not.toMatch(/^303/)
    await database.pool.query('update consents set withdrawn_at = $1 where member_id = $2', [TEST_NOW, childId])
    expect(await open(at(), { now: OVER })).not.toContain('Kirim tautan baru')
    expect(await submit('renew', { now: OVER })).not.toMatch(/^303/)
    expect(await mails()).toEqual([])
  })

  it('that the child sent themselves is followed by none: no address is known', async () => {
    await database.pool.query(`update guardian_requests set channel = 'link', guardian_email = null where member_id = $1`, [childId])
    const html = await open(at(), { now: OVER })
    expect(html).toContain('tanpa alamat email')
    expect(html).not.toContain('Kirim tautan baru')
    expect(await submit('renew', { now: OVER })).toContain('tidak tercatat')
    expect(await mails()).toEqual([])
  })

  it('is followed by one that goes to the address of the consent alone, and shows progress alone', async () => {
    const html = await open(at(), { now: OVER })
    expect(html).toContain('Kirim tautan baru')
    expect(await open(at(), { now: OVER, lang: 'en' })).toContain('Send a new link')
    expect(await submit('renew', { now: OVER })).toMatch(/^303.*done=renewed/)
    // Sent twice: one mail.
    expect(await submit('renew', { now: minutes(0.5) })).toMatch(/^303/)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'ibu@contoh.example', lang: 'id', is_secret: true })
    const next = tokenIn(mail?.text ?? '')
    expect(next).toMatch(/^[0-9a-f]{64}$/)
    expect(next).not.toBe(token)
    const done = await open(`${at()}?done=renewed`, { now: minutes(1) })
    expect(done).toContain('Tautan baru sudah dikirim')
    for (const secret of ['Kelas Budi', 'contoh.example', next]) expect(done).not.toContain(secret)
    expect(await open(at(next), { now: minutes(1) })).toContain('Kelas Budi')
    expect(await open(at(), { now: minutes(1) })).not.toContain('Kelas Budi')
    expect(await submit('extend', { now: minutes(1) })).toContain('sudah berakhir')
    // The new one runs out, too, and is ended for good by what ends the first.
    expect(await open(at(next), { now: later(2 * VIEW_DAYS + 1) })).toContain('sudah habis')
    await database.pool.query('update consents set withdrawn_at = $1 where member_id = $2', [OVER, childId])
    expect(await open(at(next), { now: minutes(1) })).not.toContain('Budi')
  })

  it('is mailed in the reader’s language, and no more often than three times a month', async () => {
    for (let at = 0; at < MOST_RENEWALS; at++) expect(await submit('renew', { now: minutes(10 * at), lang: 'en' })).toMatch(/^303/)
    expect(await submit('renew', { now: minutes(60) })).toContain('bulan depan')
    const sent = await mails()
    expect(sent).toHaveLength(MOST_RENEWALS)
    expect(sent[0]).toMatchObject({ lang: 'en', subject: expect.stringContaining('A new link') })
    // The newest alone shows progress; the others ask for another one once there is room again.
    const [first, , last] = sent.map(({ text }) => tokenIn(text))
    expect(await open(at(first), { now: minutes(61) })).not.toContain('Kelas Budi')
    expect(await open(at(last), { now: minutes(61) })).toContain('Kelas Budi')
    expect(await submit('renew', { now: later(VIEW_DAYS + RENEWAL_DAYS + 1) })).toMatch(/^303/)
  })
})
