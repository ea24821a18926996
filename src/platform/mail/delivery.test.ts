import { describe, expect, it } from 'vitest'
import { openTestDatabase, TEST_NOW } from '../testing/database.ts'
import { openTestMailServer } from '../testing/mail-server.ts'
import { openTestOutbox, until } from '../testing/outbox.ts'

const database = openTestDatabase()
const outbox = openTestOutbox(database)

describe('a mail that is delivered', () => {
  it('is one message in two forms, readable in every script, from the sender of the settings', async () => {
    const server = await openTestMailServer()
    const subject = 'Selamat datang, Nur ‘Aisyah — kelas “Web” dimulai pukul 09.00 ☕ 你好, jangan lupa membawa laptop'
    await outbox.post({ subject, text: `Buka:\nhttps://akun.contoh.id/verify?token=${'x'.repeat(300)}\n`, html: '<p>“Halo” 你好</p>' })
    await outbox.mailerOf(server.settings).deliverDue()
    const [message] = server.received
    expect(message?.header('subject')).toBe(subject)
    expect(message?.header('from')).toBe('Sekolah ‘Satu’ <email@contoh.id>')
    expect(message?.header('to')).toBe('siti@contoh.id')
    expect(message?.header('auto-submitted')).toBe('auto-generated')
    expect(message?.header('message-id')).toBe(`<${(await outbox.mails())[0]?.id}@contoh.id>`)
    expect(message?.body).toContain(`https://akun.contoh.id/verify?token=${'x'.repeat(300)}`)
    expect(message?.body).toContain('<p>“Halo” 你好</p>')
    expect(message).toMatchObject({ from: 'email@contoh.id', to: ['siti@contoh.id'] })
    expect(await outbox.tries()).toMatchObject([{ is_accepted: true, answer: expect.stringMatching(/^250 /) }])
  })

  it('reaches an address of another script', async () => {
    const server = await openTestMailServer()
    await outbox.post({ to: '用户@bücher.example' })
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received[0]?.to).toEqual(['用户@bücher.example'])
  })

  it('has no header that its subject brought', async () => {
    const server = await openTestMailServer()
    await outbox.post({ subject: 'Halo\r\nBcc: adi@contoh.id\r\n\r\nbadan' })
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received[0]).toMatchObject({ to: ['siti@contoh.id'] })
    expect(server.received[0]?.header('bcc')).toBeUndefined()
    expect(server.received[0]?.header('subject')).toBe('Halo Bcc: adi@contoh.id badan')
  })

  it('loses its body where that is secret, and keeps it where not', async () => {
    const server = await openTestMailServer()
    await outbox.post({ to: 'a@contoh.id', isSecret: true })
    await outbox.post({ to: 'b@contoh.id' })
    await outbox.mailerOf(server.settings).deliverDue()
    expect(await outbox.mails()).toMatchObject([
      { to_address: 'a@contoh.id', text_body: null, html_body: null, delivered_at: TEST_NOW, next_try_at: null },
      { to_address: 'b@contoh.id', text_body: 'Halo Siti', html_body: '<p>Halo Siti</p>', delivered_at: TEST_NOW, next_try_at: null },
    ])
  })

  it('was sent once, though two processes and several tenants were at it', async () => {
    const server = await openTestMailServer()
    const other = await database.createTenant()
    const addresses = Array.from({ length: 50 }, (_, i) => `murid${i}@contoh.id`)
    for (const [i, to] of addresses.entries()) await outbox.post({ to }, i % 2 ? other : outbox.tenantId)
    await Promise.all([outbox.work(server.settings), outbox.work(server.settings)])
    await until(async () => (await outbox.tries()).length >= 50)
    expect(server.received).toHaveLength(50)
    expect(new Set(server.received.map(one => one.to[0]))).toEqual(new Set(addresses))
    expect(await outbox.tries()).toHaveLength(50)
  })

  it('is sent with no transaction open', async () => {
    const during: string[] = []
    const server = await openTestMailServer({
      async onMessage() {
        const { rows } = await database.pool.query<{ state: string }>(
          `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
        during.push(...rows.map(row => row.state))
      },
    })
    await outbox.post()
    await outbox.mailerOf(server.settings).deliverDue()
    expect(server.received).toHaveLength(1)
    expect(during.filter(state => state !== 'idle')).toEqual([])
  })
})
