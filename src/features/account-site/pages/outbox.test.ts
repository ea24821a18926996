import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain } from '../testing.ts'

const [plainDatabase, keptDatabase, demoDatabase] = [openTestDatabase(), openTestDatabase(), openTestDatabase()]
const sending = openTestAccounts(plainDatabase)
const keeping = openTestAccounts(keptDatabase, { outbox: {} })
const asked: string[] = []
const demo = openTestAccounts(demoDatabase, {
  outbox: {
    findConfirmation: async ({ email, address }) => {
      asked.push(`${email} ${address}`)
      return demo.mails.findLast(mail => mail.to === email && mail.kind === 'verify')?.path
    },
  },
})

async function signUp({ browse }: typeof sending, path = '/sign-up') {
  const [browser, email] = [browse(), `siswa-${randomUUID()}@contoh.id`]
  const page = await browser.submit(await browser.open(path), { name: 'Siti Rahma', email, password: PASSWORD })
  return { browser, email, page }
}

it('says nothing of an outbox where mails are sent', async () => {
  const { browser, email, page } = await signUp(sending)
  expect(page.path).toBe('/verify')
  expect(page.html).not.toContain('/Studio/Mail')
  expect((await browser.submit(await browser.open('/forgot'), { email })).html).not.toContain('/Studio/Mail')
})

it.each([
  ['', 'Email ini tidak dikirim', 'Buka kotak keluar'],
  ['?lang=en', 'This email was not sent', 'Open the outbox'],
])('says where the mail lies after a sign-up and a forgotten password, and gives no link of it away (%s)', async (query, title, open) => {
  const { browser, email, page } = await signUp(keeping, `/sign-up${query}`)
  const forgot = await browser.submit(await browser.open('/forgot'), { email })
  for (const { html } of [page, forgot]) {
    expect(html).toContain(title)
    expect(html).toMatch(new RegExp(`<a href="http://uji\\.localhost:3000/Studio/Mail"[^>]*>${open}<`))
    expect(html).not.toContain('token=')
  }
})

it('shows the link of a demo to the browser that signed up, and to no other', async () => {
  const { browser, email, page } = await signUp(demo)
  const link = demo.mails.find(mail => mail.to === email && mail.kind === 'verify')?.path ?? 'none'
  expect(plain(page.html)).toContain(`href="${link}"`)
  expect(asked).toContainEqual(expect.stringMatching(new RegExp(`^${email} 192\\.0\\.2\\.`)))

  const other = demo.browse()
  const again = await other.submit(await other.open('/verify'), { email })
  expect(plain(again.html)).toContain('/Studio/Mail')
  expect(again.html).not.toContain('token=')

  await browser.open(link)
  expect((await browser.open('/verify')).html).not.toContain('token=')
})

it('shows no link for another’s address typed after one’s own sign-up', async () => {
  const victim = await signUp(demo)
  const { browser } = await signUp(demo)
  const page = await browser.submit(await browser.open('/verify'), { email: victim.email })
  expect(page.html).not.toContain('token=')
})
