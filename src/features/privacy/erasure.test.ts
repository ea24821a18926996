import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#features/audit/audit.server.ts'
import { removeMember } from '#features/members/member-commands.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { carryOutErasure, listOpenErasures } from './erasure.server.ts'
import { cancelErasure, findOwnErasure, requestErasure, requestErasureEverywhere } from './erasure-requests.server.ts'
import { askGuardian } from './guardian-asks.server.ts'
import { eraseDue } from './jobs.ts'
import { arrive, DAY, type Guest, HOUR, later, PUPIL } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }

let mine: TenantId
let theirs: TenantId
let admin: Guest
let member: Guest

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await arrive(database, mine, { name: 'Adi', roles: ['admin'], consent: 'self' })
})
beforeEach(async () => {
  await database.pool.query('delete from erasure_requests')
  await database.pool.query('delete from mails')
  member = await arrive(database, mine, { name: 'Budi “Ñ” Setia', roles: ['student'], consent: 'self' })
})

const request = (reason = '', now = TEST_NOW, by = member) => by.does(ctx => requestErasure(ctx, reason, from), now)
const list = (viewer: Viewer, tenant = mine) => database.asTenant(tenant, listOpenErasures, { viewer })
const carryOut = async (id: string, viewer?: Viewer, now = TEST_NOW, tenant = mine) =>
  await database.asTenant(tenant, ctx => carryOutErasure(ctx, id), { viewer: viewer ?? (await admin.viewer()), now })
const firstId = async () => (await list(await admin.viewer())).requests[0]?.id ?? ''
const rows = async (table: string) => (await database.pool.query(`select * from ${table} where tenant_id = $1`, [mine])).rows
/** The tenant's audit log, ordered by id: an erasure rewrites rows, which moves them in the table. */
const auditLog = async () => (await database.pool.query('select * from audit_log where tenant_id = $1 order by id', [mine])).rows
const isThere = async (guest: Guest) => (await rows('members')).some(row => row.id === guest.id)

describe('a request to be erased', () => {
  it('is the person’s own', async () => {
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [ctx => requestErasure(ctx, '', from), findOwnErasure, cancelErasure]
    for (const work of acts) {
      await expect(database.asTenant(mine, work)).rejects.toMatchObject({ status: 401 })
      await expect(database.asTenant(mine, work, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({ status: 404 })
    }
    await request()
    expect(await admin.does(findOwnErasure)).toBeUndefined()
    await admin.does(cancelErasure)
    expect(await member.does(findOwnErasure)).toBeDefined()
  })

  it('is due 3 × 24 hours later to the second, and confirmed by mail', async () => {
    const made = await request('Pindah\nsekolah ‘Aisyah')
    expect(made).toMatchObject({
      askedAt: TEST_NOW,
      dueAt: new Date('2026-08-20T03:00:00Z'),
      reference: expect.stringMatching(/^HPS-[A-Z2-9]{8}$/),
    })
    expect(await member.does(findOwnErasure)).toEqual(made)
    const [mail] = await rows('mails')
    expect(mail).toMatchObject({ template: 'privacy.erasure-asked', to_address: member.email })
    expect(mail.text_body).toContain(made.reference)
    expect(mail.text_body).toContain('Kamis, 20 Agustus 2026 pukul 10.00 WIB')
    expect(mail.text_body).toContain('http://uji.localhost:3000/Account/Privacy')
  })

  it('is one though it was sent twice at the same time, and keeps its deadline', async () => {
    const [one, two] = await Promise.all([request(), request()])
    const three = await request('lagi', later(HOUR))
    expect([two, three]).toEqual([one, one])
    expect(await rows('mails')).toHaveLength(1)
  })

  it('can be taken back and made again, three times a day', async () => {
    for (const at of [0, 1, 2]) {
      await request('', later(at))
      await member.does(cancelErasure, later(at))
      await member.does(cancelErasure, later(at))
      expect(await member.does(findOwnErasure)).toBeUndefined()
    }
    await expect(request('', later(3))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 86_400 })
    await expect(request('', later(DAY - 1))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
    expect(await request('', later(DAY))).toMatchObject({ askedAt: later(DAY) })
  })
})

describe('an account that is deleted', () => {
  it('asks at every tenant for the person to be erased, once, and for nobody else', async () => {
    const { rows: found } = await database.pool.query<{ issuer: string; subject: string }>(
      'select issuer, subject from members where id = $1',
      [member.id],
    )
    const who = found[0] ?? { issuer: '', subject: '' }
    const there = await arrive(database, theirs, { consent: 'self' })
    await database.pool.query('update members set subject = $1 where id = $2', [who.subject, there.id])
    const asked = await request()
    await requestErasureEverywhere(tools, who, later(HOUR))
    await requestErasureEverywhere(tools, who, later(2 * HOUR))
    await requestErasureEverywhere(tools, { ...who, issuer: 'another' }, later(HOUR))
    const { rows: made } = await database.pool.query('select member_id, due_at from erasure_requests order by due_at')
    expect(made).toEqual([
      { member_id: member.id, due_at: asked.dueAt },
      { member_id: there.id, due_at: later(73 * HOUR) },
    ])
  })
})

describe('open requests', () => {
  it('are seen and carried out by staff alone', async () => {
    await request()
    const id = await firstId()
    const teacher = await arrive(database, mine, { roles: ['teacher'], consent: 'self' })
    const refusals: [Viewer, number][] = [
      [{ kind: 'nobody' }, 401],
      [{ kind: 'stranger', app: null }, 404],
      [{ kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }, 403],
      [await member.viewer(), 403],
      [await teacher.viewer(), 403],
    ]
    for (const [viewer, status] of refusals) {
      await expect(list(viewer)).rejects.toMatchObject({ status })
      await expect(carryOut(id, viewer)).rejects.toMatchObject({ status })
    }
    expect(await isThere(member)).toBe(true)
  })

  it('of another tenant are not there', async () => {
    await request()
    const id = await firstId()
    const other = await arrive(database, theirs, { roles: ['admin'], consent: 'self' })
    expect(await list(await other.viewer(), theirs)).toEqual({ requests: [], total: 0 })
    for (const bad of [id, newId(), 'x'])
      await expect(carryOut(bad, await other.viewer(), TEST_NOW, theirs)).rejects.toMatchObject({ status: 404 })
  })

  it('stand in the order of their deadlines, without those that were taken back', async () => {
    const second = await arrive(database, mine, { name: 'Kedua', consent: 'self' })
    const third = await arrive(database, mine, { name: 'Ketiga', consent: 'self' })
    await request('', later(2000))
    await request('alasan', later(1000), second)
    await request('', TEST_NOW, third)
    await third.does(cancelErasure)
    const { requests, total } = await list(await admin.viewer())
    expect(requests.map(one => one.name)).toEqual(['Kedua', 'Budi “Ñ” Setia'])
    expect(requests[0]).toMatchObject({ email: second.email, reason: 'alasan', dueAt: later(3 * DAY + 1000), hasMentorPage: false })
    expect(total).toBe(2)
  })
})

describe('an erasure', () => {
  it('leaves nothing of the person: no row, no name, no address, save in the mail that tells them', async () => {
    const teacher = await arrive(database, mine, { name: 'Bu Guru', roles: ['teacher'], consent: 'self' })
    member = await arrive(database, mine, { name: 'Joko “Ñ” Waluyo', bornOn: PUPIL, roles: ['student'], grantedBy: teacher.id })
    await member.does(ctx => askGuardian(ctx, { name: 'Ibu Zubaidah', email: 'zubaidah@contoh.id' }, from))
    await member.does(ctx =>
      postMail(ctx, { template: 'x', lang: 'id', to: member.email, subject: 'x', text: 'x', html: 'x', isSecret: false }),
    )
    await member.does(ctx => writeAudit(ctx, { act: 'role.looked-at', subject: 'student' }))
    await admin.does(ctx =>
      writeAudit(ctx, { act: 'membership.changed', subject: member.id, details: { name: member.name, roles: ['student'] } }),
    )
    await admin.does(ctx =>
      writeAudit(ctx, {
        act: 'member.invited',
        subject: member.email.toUpperCase(),
        details: { to: [member.email], by: `x${member.email}` },
      }),
    )
    const made = await request('karena rahasia')
    await carryOut(await firstId(), undefined, later(HOUR))
    const everything = await database.pool.query<{ words: string }>(
      `select string_agg(t::text, ' ') as words from (${[
        'members',
        'memberships',
        'sessions',
        'consents',
        'guardian_requests',
        'invitations',
        'erasure_requests',
        'audit_log',
        'mail_tries',
      ]
        .map(table => `select to_jsonb(${table}) as t from ${table}`)
        .join(' union all ')}) a`,
    )
    const words = everything.rows[0]?.words ?? ''
    expect(words).toContain('Bu Guru')
    for (const trace of [member.id, 'Joko', 'Waluyo', 'ubaidah', 'rahasia']) expect(words).not.toContain(trace)
    expect(words.replaceAll(`x${member.email}`, '')).not.toContain(member.email)
    expect(await rows('erasure_requests')).toMatchObject([
      { member_id: null, reason: '', reference: made.reference, asked_at: TEST_NOW, done_at: later(HOUR), done_by: 'staff' },
    ])
    expect((await rows('mails')).map(mail => [mail.template, mail.to_address])).toEqual([['privacy.erasure-done', member.email]])
  })

  it('leaves in the audit log what was done, and who did it where that was another', async () => {
    await admin.does(ctx => writeAudit(ctx, { act: 'member.invited', subject: member.email, details: { role: 'student' } }))
    await member.does(ctx => writeAudit(ctx, { act: 'role.looked-at', subject: 'student' }))
    const { reference } = await request()
    await carryOut(await firstId())
    const log = (await auditLog()).filter(row => ['member.invited', 'role.looked-at', 'erasure.done'].includes(row.act)).slice(-3)
    expect(log.map(({ act, actor, member_id, subject, details }) => [act, actor, member_id, subject, details])).toEqual([
      ['member.invited', `Adi <${admin.email}>`, admin.id, 'anggota terhapus', { role: 'student' }],
      ['role.looked-at', 'anggota terhapus', null, 'student', {}],
      ['erasure.done', `Adi <${admin.email}>`, admin.id, reference, { by: 'staff' }],
    ])
  })

  it('takes staff out of what they gave to others', async () => {
    const teacher = await arrive(database, mine, { name: 'Pak Guru', roles: ['teacher'], consent: 'self' })
    const pupil = await arrive(database, mine, { bornOn: PUPIL, roles: ['student'], grantedBy: teacher.id })
    await database.pool.query(
      `insert into consents (tenant_id, id, member_id, purpose, text_version, shown_text, given_at, given_by, giver_name, giver_email, giver_member_id)
       values ($1, $2, $3, 'membership', 'x', 'Ya', now(), 'school', 'Pak Guru', $4, $5)`,
      [mine, newId(), pupil.id, teacher.email, teacher.id],
    )
    await request('', TEST_NOW, teacher)
    await carryOut(await firstId())
    expect((await rows('consents')).find(row => row.member_id === pupil.id)).toMatchObject({
      given_by: 'school',
      giver_name: 'anggota terhapus',
      giver_email: null,
      giver_member_id: null,
      withdrawn_at: null,
    })
    expect((await rows('memberships')).find(row => row.member_id === pupil.id)).toMatchObject({ granted_by: null })
    expect(await pupil.viewer()).toMatchObject({ person: { role: 'student' } })
  })

  it('of an admin by themself leaves no name in the log either', async () => {
    const leaving = await arrive(database, mine, { name: 'Dewi Admin', roles: ['admin'], consent: 'self' })
    await request('', TEST_NOW, leaving)
    await carryOut(await firstId(), await leaving.viewer())
    expect(JSON.stringify(await rows('audit_log'))).not.toContain('Dewi Admin')
    expect((await auditLog()).at(-1)).toMatchObject({ act: 'erasure.done', actor: 'anggota terhapus', kind: 1, member_id: null })
  })

  it('touches nobody else: same name, alike addresses, other tenants', async () => {
    const alike = await arrive(database, mine, { name: member.name, email: `a${member.email}`, roles: ['student'], consent: 'self' })
    const there = await arrive(database, theirs, { name: member.name, email: member.email, roles: ['student'], consent: 'self' })
    await admin.does(ctx => writeAudit(ctx, { act: 'member.invited', subject: alike.email }))
    await there.does(ctx => writeAudit(ctx, { act: 'role.looked-at', subject: there.email }))
    await request()
    await carryOut(await firstId())
    expect(await alike.viewer()).toMatchObject({ person: { name: member.name, role: 'student' } })
    const { rows: log } = await database.pool.query('select subject from audit_log where subject = any($1)', [[alike.email, there.email]])
    expect(log).toHaveLength(2)
    expect((await database.pool.query('select 1 from members where id = $1', [there.id])).rows).toHaveLength(1)
  })

  it('is done once: twice at the same time, again, or after it was taken back is a conflict', async () => {
    await request()
    const id = await firstId()
    const both = await Promise.allSettled([carryOut(id), carryOut(id)])
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(carryOut(id)).rejects.toMatchObject({ status: 409 })
    const second = await arrive(database, mine, { consent: 'self' })
    await request('', TEST_NOW, second)
    const other = await firstId()
    await second.does(cancelErasure)
    await expect(carryOut(other)).rejects.toMatchObject({ status: 409 })
    expect(await isThere(second)).toBe(true)
  })

  it('of who was taken out by staff meanwhile is done all the same', async () => {
    await request()
    await admin.does(ctx => removeMember(ctx, member.id))
    await eraseDue(tools, later(3 * DAY))
    expect(await rows('erasure_requests')).toMatchObject([{ member_id: null, done_at: expect.any(Date) }])
    expect(JSON.stringify(await rows('audit_log'))).not.toContain(member.email)
    expect((await rows('mails')).map(mail => mail.template)).toEqual(['privacy.erasure-done'])
  })
})

describe('the hourly job', () => {
  it('carries out what is due within twelve hours, to the second, in every tenant', async () => {
    const there = await arrive(database, theirs, { name: 'Jauh', consent: 'self' })
    await request()
    await there.does(ctx => requestErasure(ctx, '', from))
    await eraseDue(tools, later(60 * HOUR - 1))
    expect(await isThere(member)).toBe(true)
    await eraseDue(tools, later(60 * HOUR))
    expect(await isThere(member)).toBe(false)
    expect((await database.pool.query('select done_at, done_by from erasure_requests')).rows).toEqual([
      { done_at: later(60 * HOUR), done_by: 'job' },
      { done_at: later(60 * HOUR), done_by: 'job' },
    ])
    expect((await auditLog()).at(-1)).toMatchObject({ act: 'erasure.done', actor: 'system', details: { by: 'job' } })
  })

  it('erases a tenant’s last admin too, and says in the log that another is to be named', async () => {
    const alone = await database.createTenant()
    const last = await arrive(database, alone, { name: 'Sari', roles: ['admin'], consent: 'self' })
    await last.does(ctx => requestErasure(ctx, '', from))
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: line => lines.push(line) })
    await eraseDue({ ...tools, log }, later(72 * HOUR))
    const { rowCount } = await database.pool.query('select from members where tenant_id = $1', [alone])
    expect([rowCount, lines.filter(line => line.includes(alone) && line.includes('has no admin')).length]).toEqual([0, 1])
  })

  it('goes on with the others where one fails, and tries that again', async () => {
    const second = await arrive(database, mine, { name: 'Kedua', consent: 'self' })
    await request()
    await request('', later(1), second)
    await database.pool.query(`create function stop_it() returns trigger language plpgsql as $$ begin raise 'stop'; end $$`)
    await database.pool.query(
      `create trigger stop_it before delete on members for each row when (old.id = '${member.id}') execute function stop_it()`,
    )
    await eraseDue(tools, later(3 * DAY))
    expect([await isThere(member), await isThere(second)]).toEqual([true, false])
    expect(await member.does(findOwnErasure)).toBeDefined()
    await database.pool.query('drop trigger stop_it on members')
    await eraseDue(tools, later(3 * DAY))
    expect(await isThere(member)).toBe(false)
  })
})
