import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { askGuardian, askSchool, GUARDIAN_DAYS } from './guardian-asks.server.ts'
import { answerGuardianAsk, findGuardianLink, withdrawAsGuardian } from './guardians.server.ts'
import { getJoinState } from './join.server.ts'
import { ADULT, arrive, CHILD, DAY, type Guest, later, PUPIL } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id', isAskers: () => false } as const
const mother = { name: 'Ibu Rahmawati', email: 'ibu@contoh.id' }

let mine: TenantId
let theirs: TenantId
let child: Guest

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  await database.pool.query('delete from guardian_requests')
  await database.pool.query('delete from mails')
  child = await arrive(database, mine, { name: 'Budi Setia', bornOn: PUPIL })
})

const ask = (guardian = mother, now = TEST_NOW, by = child) => by.does(ctx => askGuardian(ctx, guardian, from), now)
const stepOf = async (now = TEST_NOW) => (await child.does(getJoinState, now)).step
const find = (token: string, now = TEST_NOW, tenant = mine) => database.asTenant(tenant, ctx => findGuardianLink(ctx, token, from), { now })
const version = consentText({ purpose: 'membership', giver: 'parent' }, 'id', from).version
const allow = (token: string, now = TEST_NOW, tenant = mine) =>
  database.asTenant(tenant, ctx => answerGuardianAsk(ctx, token, { isGranted: true, name: 'Rahmawati, S.Pd.', version }, from), { now })
const refuse = (token: string, now = TEST_NOW) =>
  database.asTenant(mine, ctx => answerGuardianAsk(ctx, token, { isGranted: false }, from), { now })
const withdraw = (token: string, now = TEST_NOW) => database.asTenant(mine, ctx => withdrawAsGuardian(ctx, token, from), { now })

async function mails() {
  const { rows } = await database.pool.query<{
    template: string
    to_address: string
    is_secret: boolean
    text_body: string
    subject: string
  }>('select template, to_address, is_secret, text_body, subject from mails order by created_at, id')
  return rows
}
/** Returns the tokens in the mails to parents, oldest first. */
async function tokens(): Promise<string[]> {
  return (await mails()).flatMap(mail => /\/Account\/Guardian\/([0-9a-f]{64})\b/.exec(mail.text_body)?.[1] ?? [])
}
async function tokenOf(now = TEST_NOW): Promise<string> {
  await ask(mother, now)
  return (await tokens()).at(-1) ?? ''
}

describe('asking a parent', () => {
  it('is for children alone, and only while they wait', async () => {
    const grownUp = await arrive(database, mine, { bornOn: ADULT })
    const unknown = await arrive(database, mine)
    const member = await arrive(database, mine, { bornOn: PUPIL, consent: 'school' })
    await expect(ask(mother, TEST_NOW, grownUp)).rejects.toMatchObject({ status: 403 })
    await expect(ask(mother, TEST_NOW, unknown)).rejects.toMatchObject({ status: 403 })
    await expect(ask(mother, TEST_NOW, member)).rejects.toMatchObject({ status: 409 })
    await expect(database.asTenant(mine, ctx => askGuardian(ctx, mother, from))).rejects.toMatchObject({ status: 401 })
    await expect(ask({ ...mother, email: child.email })).rejects.toMatchObject({ status: 422, problems: [{ path: 'guardianEmail' }] })
    expect(await mails()).toEqual([])
  })

  it('writes to the parent in the tenant’s name, with a link whose token is kept as its hash only', async () => {
    await ask()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'privacy.guardian', to_address: 'ibu@contoh.id', is_secret: true })
    expect(mail?.subject).toContain('Budi Setia')
    expect(mail?.text_body).toContain('Senin, 31 Agustus 2026 pukul 10.00 WIB')
    const [token = ''] = await tokens()
    const { rows } = await database.pool.query('select * from guardian_requests')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ expires_at: later(GUARDIAN_DAYS * DAY), asked_of: 'parent', answered_at: null }])
    expect(await stepOf()).toMatchObject({ kind: 'guardian', last: { of: 'parent', email: 'ibu@contoh.id', isOpen: true } })
  })

  it('sends one mail for a form that was sent twice', async () => {
    await Promise.all([ask(), ask()])
    await ask(mother, later(59_999))
    expect(await mails()).toHaveLength(1)
    await ask(mother, later(60_000))
    expect(await mails()).toHaveLength(2)
  })

  it('allows three requests within a day, to the second', async () => {
    for (const at of [0, 1, 2]) await ask({ ...mother, email: `ibu${at}@contoh.id` }, later(at * 1000))
    await expect(ask(mother, later(3000))).rejects.toMatchObject({ status: 429, retryAfterSeconds: DAY / 1000 - 3 })
    await expect(ask(mother, later(DAY - 1))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
    await ask(mother, later(DAY))
    expect(await mails()).toHaveLength(4)
  })

  it('does not let a crowd of children fill one address', async () => {
    for (let at = 0; at < 6; at++) await ask(mother, TEST_NOW, await arrive(database, mine, { bornOn: PUPIL }))
    await expect(ask()).rejects.toMatchObject({ status: 429 })
    await ask({ ...mother, email: 'lain@contoh.id' })
  })

  it('to another address ends the link to the first; to the same one both work', async () => {
    await ask({ ...mother, email: 'salah@contoh.id' })
    await ask(mother, later(1000))
    await ask(mother, later(61_000))
    const [wrong = '', first = '', second = ''] = await tokens()
    expect(await find(wrong, later(61_000))).toMatchObject({ kind: 'gone', why: 'expired' })
    expect(await find(first, later(61_000))).toMatchObject({ kind: 'open' })
    expect(await find(second, later(61_000))).toMatchObject({ kind: 'open' })
  })
})

describe('a parent’s link', () => {
  it('of nobody, of another tenant, or in another spelling is not known', async () => {
    const token = await tokenOf()
    for (const other of ['', 'x', 'g'.repeat(64), '0'.repeat(64), token.toUpperCase(), `${token} `, token.slice(1)])
      expect(await find(other)).toEqual({ kind: 'gone', why: 'unknown' })
    expect(await find(token, TEST_NOW, theirs)).toEqual({ kind: 'gone', why: 'unknown' })
    await expect(allow(token, TEST_NOW, theirs)).rejects.toMatchObject({ status: 409 })
    await expect(allow('0'.repeat(64))).rejects.toMatchObject({ status: 409 })
    expect(await stepOf()).toMatchObject({ kind: 'guardian' })
  })

  it('can be answered for fourteen days, to the second', async () => {
    const token = await tokenOf()
    expect(await find(token, later(GUARDIAN_DAYS * DAY - 1000))).toMatchObject({ kind: 'open' })
    expect(await find(token, later(GUARDIAN_DAYS * DAY))).toMatchObject({ kind: 'gone', why: 'expired' })
    await expect(allow(token, later(GUARDIAN_DAYS * DAY))).rejects.toMatchObject({ status: 409 })
  })

  it('takes no yes to other words than are shown', async () => {
    const token = await tokenOf()
    const answer = { isGranted: true, name: 'Rahma', version: 'membership-self-1-id' } as const
    await expect(database.asTenant(mine, ctx => answerGuardianAsk(ctx, token, answer, from))).rejects.toMatchObject({ status: 409 })
  })

  it('allows: the child is a student, the record names the parent, and the child is told', async () => {
    const token = await tokenOf()
    expect(await child.viewer()).toMatchObject({ person: { roles: [] } })
    await Promise.all([allow(token), allow(token)])
    await allow(token, later(1000))
    expect(await child.viewer()).toMatchObject({ person: { role: 'student', isChild: true } })
    const { rows } = await database.pool.query('select * from consents where member_id = $1', [child.id])
    expect(rows).toMatchObject([
      { purpose: 'membership', given_by: 'parent', giver_name: 'Rahmawati, S.Pd.', giver_email: 'ibu@contoh.id', given_at: TEST_NOW },
    ])
    expect(rows[0].shown_text).toContain('Budi Setia menjadi anggota Uji')
    expect((await mails()).map(mail => [mail.template, mail.to_address])).toEqual([
      ['privacy.guardian', 'ibu@contoh.id'],
      ['privacy.allowed', child.email],
    ])
    expect(await find(token)).toMatchObject({ kind: 'granted', guardianName: 'Rahmawati, S.Pd.' })
    await expect(refuse(token)).rejects.toMatchObject({ status: 409 })
  })

  it('refuses: the child waits on, and may ask again', async () => {
    const token = await tokenOf()
    await refuse(token, later(1000))
    await refuse(token, later(2000))
    expect(await find(token)).toMatchObject({ kind: 'gone', why: 'refused', at: later(1000) })
    await expect(allow(token)).rejects.toMatchObject({ status: 409 })
    expect(await stepOf()).toMatchObject({ kind: 'guardian', last: { isOpen: false, isGranted: false } })
    await ask(mother, later(3000))
    expect(await stepOf(later(3000))).toMatchObject({ last: { isOpen: true } })
  })

  it('withdraws later: the role ends at that moment, and the session stays', async () => {
    const token = await tokenOf()
    await expect(withdraw(token)).rejects.toMatchObject({ status: 409 })
    await allow(token)
    await withdraw(token, later(100 * DAY))
    await withdraw(token, later(101 * DAY))
    expect(await find(token)).toMatchObject({ kind: 'gone', why: 'withdrawn', at: later(100 * DAY) })
    expect(await child.viewer()).toMatchObject({ person: { role: 'none', roles: [] } })
    expect(await stepOf()).toMatchObject({ kind: 'guardian', last: { isGranted: true, isOpen: false } })
  })

  it('of an older mail to the same parent leads to the same once one is answered', async () => {
    await ask()
    await ask(mother, later(61_000))
    const [first = '', second = ''] = await tokens()
    await allow(second, later(62_000))
    expect(await find(first, later(63_000))).toMatchObject({ kind: 'granted' })
    await withdraw(first, later(64_000))
    expect(await find(second, later(65_000))).toMatchObject({ kind: 'gone', why: 'withdrawn' })
  })

  it('counts no more once the child is 18: neither to answer nor to withdraw', async () => {
    child = await arrive(database, mine, { bornOn: CHILD })
    const token = await tokenOf()
    const other = await arrive(database, mine, { name: 'Ani', bornOn: CHILD })
    await ask({ ...mother, email: 'bapak@contoh.id' }, later(1), other)
    const granted = (await tokens()).at(-1) ?? ''
    await allow(granted, later(1))
    const birthday = new Date('2026-08-17T17:00:00Z')
    for (const one of [token, granted]) expect(await find(one, birthday)).toMatchObject({ kind: 'gone', why: 'of-age' })
    await expect(allow(token, birthday)).rejects.toMatchObject({ status: 409 })
    await expect(withdraw(granted, birthday)).rejects.toMatchObject({ status: 409 })
    expect(await other.viewer(birthday)).toMatchObject({ person: { role: 'student', isChild: false } })
  })
})

describe('asking the school', () => {
  it('is for who was invited by an admin or a teacher', async () => {
    await expect(child.does(ctx => askSchool(ctx, from))).rejects.toMatchObject({ status: 409 })
    const mentor = await arrive(database, mine, { roles: ['mentor'], consent: 'self' })
    child = await arrive(database, mine, { bornOn: PUPIL, roles: ['student'], grantedBy: mentor.id })
    await expect(child.does(ctx => askSchool(ctx, from))).rejects.toMatchObject({ status: 409 })
  })

  it('tells the one who invited them once a day, however many of a class ask', async () => {
    const teacher = await arrive(database, mine, { name: 'Bu Guru', roles: ['teacher'], consent: 'self' })
    for (let at = 0; at < 10; at++) {
      child = await arrive(database, mine, { bornOn: PUPIL, roles: ['student'], grantedBy: teacher.id })
      await child.does(ctx => askSchool(ctx, from))
    }
    expect((await mails()).map(mail => [mail.template, mail.to_address, mail.is_secret])).toEqual([
      ['privacy.school', teacher.email, false],
    ])
    expect(await stepOf()).toMatchObject({ kind: 'guardian', inviter: { name: 'Bu Guru' }, last: { of: 'school', isOpen: true } })
    child = await arrive(database, mine, { bornOn: PUPIL, roles: ['student'], grantedBy: teacher.id })
    await child.does(ctx => askSchool(ctx, from), later(DAY))
    expect(await mails()).toHaveLength(2)
  })
})
