import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#kit/roles.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { runJob } from '#platform/jobs/run-job.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { createMailer } from '#platform/mail/mailer.server.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { openTestMailServer } from '#platform/testing/mail-server.ts'
import { forgetMails, requeueOverdue } from './jobs.ts'
import { countMails, getMail, listMails, type MailFilter } from './mails.server.ts'

const database = openTestDatabase()
const log = pino({ level: 'silent' })
const DAY_MS = 86_400_000

let mine: TenantId
let theirs: TenantId
let secret: string
let open: string

const mail: Mail = {
  template: 'test.hello',
  lang: 'id',
  to: 'siti@contoh.id',
  subject: 'Kelas 100% penuh',
  text: 'rahasia',
  html: '<p>rahasia</p>',
  isSecret: false,
}

function personOf(role: Role): Viewer {
  const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
  const person = {
    memberId: newId(),
    name: 'Adi',
    email: 'adi@contoh.id',
    role,
    isImpersonating: false,
    roles: [role],
    limits,
    isChild: false,
  }
  return { kind: 'person', app: null, person: { ...person, session: Buffer.alloc(32) } }
}

const list = (viewer: Viewer, filter: MailFilter = {}, tenant = mine, after?: string) =>
  database.asTenant(tenant, ctx => listMails(ctx, filter, { perPage: 2, after }), { viewer })
const countOf = async (filter: MailFilter) =>
  (await database.asTenant(mine, ctx => countMails(ctx, filter), { viewer: personOf('admin') })).count
const get = (viewer: Viewer, id: string, tenant = mine) => database.asTenant(tenant, ctx => getMail(ctx, id), { viewer })
const post = (tenant: TenantId, changes: Partial<Mail>, now = TEST_NOW) =>
  database.asTenant(tenant, ctx => postMail(ctx, { ...mail, ...changes }), { now })

async function idOf(to: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from mails where to_address = $1', [to])
  return rows[0]?.id ?? ''
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await post(mine, { to: 'rahasia@contoh.id', isSecret: true })
  await post(mine, { to: 'biasa@contoh.id' }, new Date(TEST_NOW.getTime() + 1000))
  await post(mine, { to: 'a_b@contoh.id', subject: 'Kelas penuh' }, new Date(TEST_NOW.getTime() + 2000))
  secret = await idOf('rahasia@contoh.id')
  open = await idOf('biasa@contoh.id')
})

describe('the outbox', () => {
  it('is closed to nobody, strangers, API clients and all roles but the staff', async () => {
    for (const read of [list, (viewer: Viewer) => get(viewer, open)]) {
      await expect(read({ kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
      await expect(read({ kind: 'stranger', app: null })).rejects.toMatchObject({ status: 404 })
      await expect(read({ kind: 'api-client', clientId: newId(), scopes: ['content:write', 'settings:write'] })).rejects.toMatchObject({
        status: 403,
      })
      for (const role of ['student', 'mentor', 'teacher', 'writer', 'lead_region', 'none'] as const)
        await expect(read(personOf(role))).rejects.toMatchObject({ status: 403 })
    }
  })

  it('shows no mail of another tenant, and says so of what is no mail', async () => {
    expect((await list(personOf('admin'), {}, theirs)).items).toEqual([])
    for (const id of [open, newId(), 'x', "' or 1=1"])
      await expect(get(personOf('superadmin'), id, theirs)).rejects.toMatchObject({ status: 404 })
  })

  it('lists the newest first, by pages, by state and by words', async () => {
    const first = await list(personOf('admin'))
    expect(first).toMatchObject({ before: null })
    expect(first.items.map(one => one.to)).toEqual(['a_b@contoh.id', 'biasa@contoh.id'])
    expect(JSON.stringify(first)).not.toContain('<p>')
    expect(await list(personOf('admin'), {}, mine, first.after ?? '')).toMatchObject({
      after: null,
      items: [{ to: 'rahasia@contoh.id', isSecret: true, tries: 0 }],
    })
    expect(await countOf({ search: 'a_b' })).toBe(1)
    expect(await countOf({ search: '100%' })).toBe(2)
    expect(await countOf({ state: 'waiting' })).toBe(3)
    expect(await list(personOf('admin'), { state: 'failed' })).toEqual({ items: [], before: null, after: null })
  })

  it('hides a secret body from an admin and shows it to a superadmin; who reads a body is written down', async () => {
    const acts = async () => (await database.pool.query('select subject from audit_log where act = $1 order by at, id', ['mail.read'])).rows
    expect(await get(personOf('admin'), secret)).toMatchObject({ to: 'rahasia@contoh.id', body: { kind: 'hidden' } })
    expect(JSON.stringify(await get(personOf('admin'), secret))).not.toContain('<p>')
    expect(await acts()).toEqual([])
    expect(await get(personOf('admin'), open)).toMatchObject({
      body: { kind: 'shown', text: 'rahasia', html: '<p>rahasia</p>' },
      tries: [],
    })
    expect(await acts()).toEqual([{ subject: open }])
    expect(await get(personOf('superadmin'), secret)).toMatchObject({ body: { kind: 'shown', text: 'rahasia' } })
    expect(await acts()).toEqual([{ subject: open }, { subject: secret }])
  })

  it('shows each try with the server’s answer, and how it ended', async () => {
    const server = await openTestMailServer({ onRecipient: address => (address.startsWith('biasa') ? 550 : 250) })
    const { job } = createMailer({ settings: server.settings, now: () => new Date(TEST_NOW.getTime() + DAY_MS) })
    const { rows } = await database.pool.query<{ data: unknown }>("delete from jobs.job where name = 'mails.send' returning data")
    for (const { data } of rows) await runJob({ pool: database.pool, log }, job, data, new AbortController().signal)
    expect(await get(personOf('admin'), open)).toMatchObject({
      state: 'failed',
      tries: [{ isAccepted: false, answer: '550 not for biasa@contoh.id', triedAt: expect.any(Date) }],
    })
    expect(await get(personOf('superadmin'), secret)).toMatchObject({
      state: 'delivered',
      body: { kind: 'gone' },
      tries: [{ isAccepted: true }],
    })
    expect((await list(personOf('admin'), { state: 'delivered' })).items).toMatchObject([{ tries: 1 }, { tries: 1 }])
  })
})

describe('the job of overdue mails', () => {
  it('gives those a try that have none in the queue, once', async () => {
    const tenant = await database.createTenant()
    const jobs = async () =>
      (await database.pool.query("select data from jobs.job where name = 'mails.send' order by created_on")).rows.map(row => row.data)
    await post(tenant, { to: 'hilang@contoh.id' })
    await post(tenant, { to: 'ada@contoh.id', isSecret: true })
    const lost = await idOf('hilang@contoh.id')
    const there = await idOf('ada@contoh.id')
    await database.pool.query('update mails set next_try_at = null where tenant_id <> $1', [tenant])
    await database.pool.query("delete from jobs.job where name = 'mails.send' and data->'payload'->>'mailId' <> $1", [there])
    await requeueOverdue(database.pool, new Date(TEST_NOW.getTime() + 4 * 60_000))
    expect(await jobs()).toHaveLength(1)
    for (const minutes of [6, 12]) await requeueOverdue(database.pool, new Date(TEST_NOW.getTime() + minutes * 60_000))
    expect(await jobs()).toEqual([
      { tenantId: tenant, payload: { mailId: there, tries: 0 } },
      { tenantId: tenant, payload: { mailId: lost, tries: 0 } },
    ])
  })
})

describe('the nightly job', () => {
  it('forgets bodies after 30 days, and mails with their log after 180', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
    const tenant = await database.createTenant()
    for (const days of [29, 31, 179, 181]) await post(tenant, { to: `hari${days}@contoh.id` }, ago(days))
    const oldest = await idOf('hari181@contoh.id')
    await database.pool.query(
      `insert into mail_tries (tenant_id, mail_id, tried_at, is_accepted, answer) values ($1, $2, now(), true, '250 ok')`,
      [tenant, oldest],
    )
    await forgetMails.run({ pool: database.pool, log })
    const { rows } = await database.pool.query(
      'select to_address, text_body, html_body from mails where tenant_id = $1 order by created_at',
      [tenant],
    )
    expect(rows).toEqual([
      { to_address: 'hari179@contoh.id', text_body: null, html_body: null },
      { to_address: 'hari31@contoh.id', text_body: null, html_body: null },
      { to_address: 'hari29@contoh.id', text_body: 'rahasia', html_body: '<p>rahasia</p>' },
    ])
    const { rows: tries } = await database.pool.query('select 1 from mail_tries where mail_id = $1', [oldest])
    expect(tries).toEqual([])
  })
})
