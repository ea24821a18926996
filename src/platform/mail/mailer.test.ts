import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startQueue } from '../jobs/jobs.ts'
import { openTestDatabase, TEST_NOW } from '../testing/database.ts'
import { openTestMailServer, settingsOf } from '../testing/mail-server.ts'
import { openTestOutbox, TEST_MAIL, until } from '../testing/outbox.ts'
import { createMailer, RETRY_MINUTES } from './mailer.server.ts'
import { postMail } from './outbox.server.ts'

const database = openTestDatabase()
const outbox = openTestOutbox(database)

describe('posting a mail', () => {
  it('refuses anything but a single address, and then writes nothing', async () => {
    for (const to of ['', 'siti', 'siti@contoh.id, adi@contoh.id', 'siti@contoh.id\r\nBcc: adi@contoh.id'])
      await expect(outbox.post({ to })).rejects.toMatchObject({ status: 422 })
    expect(await outbox.mails()).toEqual([])
  })
})

describe('without an SMTP server', () => {
  it('mails are kept, and are not sent when there is one later', async () => {
    await outbox.post()
    await outbox.mailerOf(undefined).deliverDue()
    expect(await outbox.mails()).toMatchObject([{ next_try_at: null, delivered_at: null, failed_at: null, text_body: 'Halo Siti' }])
    const server = await openTestMailServer()
    outbox.minutesOn(10_000)
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toEqual([])
  })
})

describe('a mail that can’t be delivered', () => {
  it('waits a minute where the server says not now, and goes then', async () => {
    let code = 451
    const server = await openTestMailServer({ onRecipient: () => code })
    const mailer = outbox.mailerOf(server.settings)
    await outbox.post()
    await mailer.deliverDue()
    expect(await outbox.mails()).toMatchObject([
      { next_try_at: new Date(TEST_NOW.getTime() + 60_000), delivered_at: null, failed_at: null },
    ])
    code = 250
    await mailer.deliverDue()
    expect(server.received).toHaveLength(0)
    outbox.minutesOn(1)
    await mailer.deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await outbox.tries()).toMatchObject([{ is_accepted: false, answer: '451 not for siti@contoh.id' }, { is_accepted: true }])
  })

  it('is given up at once where the server says never, and others go', async () => {
    const server = await openTestMailServer({ onRecipient: address => (address.startsWith('tiada') ? 550 : 250) })
    await outbox.post({ to: 'tiada@contoh.id', isSecret: true })
    await outbox.post({ to: 'ujang@contoh.id' })
    await outbox.mailerOf(server.settings).deliverDue()
    const [refused, taken] = await outbox.mails()
    expect(refused).toMatchObject({ next_try_at: null, delivered_at: null, failed_at: TEST_NOW, text_body: 'Halo Siti' })
    expect(taken).toMatchObject({ delivered_at: TEST_NOW })
    outbox.minutesOn(10_000)
    await outbox.mailerOf(server.settings).deliverDue()
    expect(await outbox.tries()).toHaveLength(2)
  })

  it('is tried seven times at growing distances, then given up', async () => {
    const server = await openTestMailServer({ onRecipient: () => 450 })
    const mailer = outbox.mailerOf(server.settings)
    await outbox.post()
    for (const minutes of RETRY_MINUTES) {
      await mailer.deliverDue()
      expect((await outbox.mails())[0]).toMatchObject({ next_try_at: new Date(outbox.clock.getTime() + minutes * 60_000), failed_at: null })
      outbox.minutesOn(minutes)
    }
    await mailer.deliverDue()
    expect((await outbox.mails())[0]).toMatchObject({ next_try_at: null, failed_at: outbox.clock })
    expect(await outbox.tries()).toHaveLength(7)
  })

  it('is tried again where the server is not there; the others lose no try by that', async () => {
    const gone = await openTestMailServer()
    await gone.close()
    await outbox.post({ to: 'a@contoh.id' })
    await outbox.post({ to: 'b@contoh.id' })
    await outbox.mailerOf(gone.settings).deliverDue()
    expect(await outbox.tries()).toMatchObject([{ is_accepted: false, answer: expect.stringContaining('ECONNREFUSED') }])
    const server = await openTestMailServer()
    outbox.minutesOn(1)
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(one => one.to[0]))).toEqual(new Set(['a@contoh.id', 'b@contoh.id']))
  })

  it('is tried again where the login is wrong: that is no fault of the mail', async () => {
    const server = await openTestMailServer({ login: { user: 'sanggar', password: 'benar' } })
    const { port } = server.settings.server
    await outbox.post()
    await outbox.mailerOf(settingsOf(port, { user: 'sanggar', password: 'salah' })).deliverDue()
    await outbox.mailerOf(settingsOf(port)).deliverDue()
    expect(await outbox.tries()).toMatchObject([{ is_accepted: false, answer: '535 who are you' }])
    outbox.minutesOn(1)
    await outbox.mailerOf(settingsOf(port)).deliverDue()
    expect((await outbox.mails())[0]).toMatchObject({ failed_at: null, next_try_at: new Date(outbox.clock.getTime() + 5 * 60_000) })
    outbox.minutesOn(5)
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toHaveLength(1)
  })

  it('stays where the server would have the password without TLS, save on this machine', async () => {
    const login = { user: 'sanggar', password: 'benar' }
    const server = await openTestMailServer({ login })
    const elsewhere = { ...server.settings, server: { ...server.settings.server, host: '0.0.0.0' } }
    await outbox.post()
    await outbox.mailerOf(elsewhere).deliverDue()
    expect(await outbox.tries()).toMatchObject([{ is_accepted: false }])
    expect(server.logins).toBe(0)
    outbox.minutesOn(1)
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.logins).toBe(1)
    expect(server.received).toHaveLength(1)
  })

  it('leaves as no other one, whatever stands in its row', async () => {
    const server = await openTestMailServer()
    await outbox.post()
    await database.pool.query("update mails set to_address = 'a@contoh.id, b@contoh.id', subject = E'Halo\\r\\nBcc: c@contoh.id'")
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toEqual([])
    expect(await outbox.tries()).toEqual([{ is_accepted: false, answer: 'not a mail address' }])
  })
})

describe('the queue of mails', () => {
  const jobs = async () =>
    (
      await database.pool.query(
        "select data->'payload' as payload, start_after from jobs.job where name = 'mails.send' and state = 'created'",
      )
    ).rows

  it('holds the next try of a mail that was refused for now, at the time that its row says', async () => {
    const server = await openTestMailServer({ onRecipient: () => 451 })
    await outbox.post()
    await outbox.mailerOf(server.settings).deliverDue()
    const [mail] = await outbox.mails()
    expect(await jobs()).toEqual([{ payload: { mailId: mail?.id, tries: 1 }, start_after: mail?.next_try_at }])
  })

  it('sends a mail when its transaction commits, and none that is rolled back', async () => {
    const server = await openTestMailServer()
    await outbox.work(server.settings)
    await expect(
      database.asTenant(outbox.tenantId, async ctx => {
        await postMail(ctx, { ...TEST_MAIL, to: 'batal@contoh.id' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await outbox.post({ to: 'a@contoh.id' })
    await until(() => server.received.length === 1)
    expect(server.received.map(one => one.to[0])).toEqual(['a@contoh.id'])
  })

  it('hears of mails again after its connection broke', async () => {
    const server = await openTestMailServer()
    await outbox.work(server.settings)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'sanggar-jobs%'",
    )
    await outbox.post({ to: 'b@contoh.id' })
    await until(() => server.received.length === 1)
  })

  it('leaves to another process what a server that dawdles keeps from ending, and then it is sent', async () => {
    let isReached = false
    const slow = await openTestMailServer({
      async onMessage() {
        isReached = true
        await new Promise(() => {})
      },
    })
    const queue = await outbox.work(slow.settings)
    await outbox.post()
    await until(() => isReached)
    await queue.stop()
    expect(await outbox.tries()).toEqual([])
    const server = await openTestMailServer()
    await outbox.work(server.settings)
    await until(async () => (await outbox.tries()).length === 1)
    expect(server.received).toHaveLength(1)
  }, 40_000)

  it('keeps what waits for a server that is away, also where the process ends meanwhile', async () => {
    const gone = await openTestMailServer()
    await gone.close()
    const mailer = createMailer({ settings: gone.settings, now: () => outbox.clock })
    const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
    const queue = await startQueue(database.url, tools, { scheduled: [], handled: [mailer.job] })
    await outbox.post({ to: 'a@contoh.id' })
    await outbox.post({ to: 'b@contoh.id' })
    await until(async () => (await outbox.tries()).length === 1)
    const endsAt = performance.now() + 4000
    mailer.stop()
    await queue.stop()
    expect(performance.now()).toBeLessThan(endsAt)
    expect(await outbox.tries()).toHaveLength(1)
    expect(new Set((await jobs()).map(job => job.payload.tries))).toEqual(new Set([0, 1]))
  })

  it('sends sign-in links first, then mails of tenants that sent few', async () => {
    const other = await database.createTenant()
    for (let i = 0; i < 45; i++) await outbox.post({ to: `semua${i}@contoh.id` })
    await outbox.post({ to: 'lain@contoh.id' }, other)
    await outbox.post({ to: 'masuk@contoh.id', isSecret: true })
    const server = await openTestMailServer()
    await outbox.mailerOf(server.settings).deliverDue()
    const order = server.received.map(one => one.to[0])
    expect(order).toHaveLength(47)
    expect(order.indexOf('masuk@contoh.id')).toBe(0)
    expect(order.indexOf('lain@contoh.id')).toBeLessThan(22)
  })

  it('tries no mail twice that stands in it twice', async () => {
    const server = await openTestMailServer()
    await outbox.post()
    await database.pool.query(
      "insert into jobs.job (name, data, policy, singleton_key) select name, data, policy, 'again' from jobs.job where name = 'mails.send'",
    )
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await outbox.tries()).toHaveLength(1)
  })
})
