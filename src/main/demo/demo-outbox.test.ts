import { describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { openOutbox } from './demo-outbox.ts'

const database = openTestDatabase()
const origin = 'http://account.localhost:3000'
const LOCAL = { baseDomain: 'localhost', mail: undefined }
const email = 'sinta@contoh.id'
const link = '/verify?token=abc.def'

async function open(config: Partial<Parameters<typeof openOutbox>[0]['config']> = {}, address = '127.0.0.1') {
  const tenantId = await database.createTenant()
  await database.asTenant(tenantId, async ctx => {
    const mail = { lang: 'id', to: email, subject: 'Konfirmasi', html: '<p></p>', isSecret: true } as const
    await postMail({ ...ctx, now: TEST_NOW }, { ...mail, template: 'account.verify', text: `Halo\n\n${origin}${link}\n\nSampai jumpa` })
    const later = new Date(TEST_NOW.getTime() + 1000)
    await postMail({ ...ctx, now: later }, { ...mail, template: 'account.reset', text: `${origin}/reset?token=geheim` })
  })
  const outbox = openOutbox({ config: { ...LOCAL, ...config }, pool: database.pool, origin, mailServer: { isKnown: () => false } })
  return { outbox, find: async () => await outbox?.findConfirmation?.({ tenantId, email, address }) }
}
const mark = (state: string) =>
  database.pool.query('insert into directory.demo (state) values ($1) on conflict (is_only) do update set state = $1', [state])

describe('the outbox of an installation without SMTP', () => {
  it('shows no link in a database that the demo did not fill, or whose demo was removed', async () => {
    expect(await (await open()).find()).toBeUndefined()
    await mark('removed')
    expect(await (await open()).find()).toBeUndefined()
    await mark('loading')
    expect(await (await open()).find()).toBeUndefined()
  })

  it('shows no link outside localhost, even in a marked demo', async () => {
    await mark('loaded')
    const { outbox } = await open({ baseDomain: 'contoh.id' })
    expect(outbox).toBeDefined()
    expect(outbox?.findConfirmation).toBeUndefined()
  })

  it('shows no link to another machine', async () => {
    for (const address of ['192.168.1.7', '10.0.0.2', '::ffff:192.168.1.7', ''])
      expect(await (await open({}, address)).find()).toBeUndefined()
  })

  it('shows the confirmation link of a marked demo on localhost, and of no other mail', async () => {
    expect(await (await open()).find()).toBe(link)
    for (const address of ['::1', '::ffff:127.0.0.1']) expect(await (await open({}, address)).find()).toBe(link)
  })

  it('does not exist where mails are sent', async () => {
    const { mail } = parseConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'Situs <situs@contoh.id>' })
    expect(mail).toBeDefined()
    expect((await open({ mail })).outbox).toBeUndefined()
  })
})
