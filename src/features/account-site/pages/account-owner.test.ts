import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const NEW = 'sandi-baru-yang-lain'
const newEmail = () => `siswa-${randomUUID()}@contoh.id`
const linkOf = (email: string, kind: string) => accounts.mails.findLast(mail => mail.to === email && mail.kind === kind)?.path ?? ''

async function buildPerson() {
  const email = newEmail()
  const id = await createAccount(accounts.auth, { name: 'Pak Budi', email, password: PASSWORD })
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return { email, id, browser }
}

async function askReset(email: string): Promise<string> {
  const browser = accounts.browse()
  await browser.submit(await browser.open('/forgot'), { email })
  return linkOf(email, 'reset')
}

/** Stores what a browser that was trusted with the second factor has. */
async function trustBrowser(userId: string): Promise<void> {
  const { internalAdapter } = await accounts.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `trust-device-${randomUUID()}`,
    value: userId,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
}

const countTrusted = async (userId: string) => (await accounts.pool.query('select from verification where value = $1', [userId])).rowCount

/** Approves a change of address. Returns the link to the new address. */
async function approveChange(browser: TestBrowser, email: string): Promise<string> {
  const to = newEmail()
  await browser.submit(await browser.open('/email'), { email: to, password: PASSWORD })
  const stranger = accounts.browse()
  await stranger.submit(await stranger.open(linkOf(email, 'change-email')), {}, 'value="agree"')
  return linkOf(to, 'new-email')
}

const WAYS: Record<string, (person: Awaited<ReturnType<typeof buildPerson>>) => Promise<unknown>> = {
  async 'a new password by mail'({ email }) {
    const browser = accounts.browse()
    return await browser.submit(await browser.open(await askReset(email)), { password: NEW })
  },
  async 'a change of password'({ browser }) {
    return await browser.submit(await browser.open('/password'), { currentPassword: PASSWORD, password: NEW, others: '1' })
  },
}

describe.each(Object.entries(WAYS))('%s', (_, change) => {
  it('makes the links for another one worthless that were mailed before', async () => {
    const person = await buildPerson()
    const older = await askReset(person.email)
    expect((await accounts.browse().open(older)).status).toBe(200)
    await change(person)
    expect((await accounts.browse().open(older)).status).toBe(410)
  })

  it('calls off a change of address that waits, and a deletion', async () => {
    const person = await buildPerson()
    const link = await approveChange(person.browser, person.email)
    const { internalAdapter } = await accounts.auth.$context
    const expiresAt = new Date(Date.now() + 86_400_000)
    await internalAdapter.createVerificationValue({ identifier: `delete-account:${person.id}`, value: '{}', expiresAt })
    expect((await accounts.browse().open(link)).status).toBe(200)
    await change(person)
    expect((await accounts.browse().open(link)).status).toBe(410)
    expect(await internalAdapter.findVerificationValue(`delete-account:${person.id}`)).toBeNull()
  })

  it('forgets the browsers that need no second factor', async () => {
    const person = await buildPerson()
    await trustBrowser(person.id)
    await change(person)
    expect(await countTrusted(person.id)).toBe(0)
  })
})

it('ending all other sessions forgets the browsers that need no second factor', async () => {
  const { browser, id } = await buildPerson()
  await trustBrowser(id)
  const answer = await browser.post('/sessions', { 'idempotency-key': 'x', answer: 'others' })
  expect(answer.headers.get('location')).toBe('/sessions?done=others')
  expect(await countTrusted(id)).toBe(0)
})

describe('somebody else’s address', () => {
  const THIEF = 'sandi-si-penyusup'
  const OWNER = 'sandi-si-pemilik'
  const signUp = async (browser: TestBrowser, email: string, password: string) =>
    await browser.submit(await browser.open('/sign-up'), { name: 'Siti Rahma', email, password })
  const signIn = async (email: string, password: string) => {
    const browser = accounts.browse()
    return await browser.submit(await browser.open('/sign-in'), { email, password })
  }

  it('gives whoever signed up with it nothing, once its owner has signed up and confirmed it by their own password', async () => {
    const email = newEmail()
    await signUp(accounts.browse(), email, THIEF)
    const owner = accounts.browse()
    await signUp(owner, email, OWNER)
    const asked = await owner.open(linkOf(email, 'verify'))
    const done = await owner.submit(asked, { password: OWNER })
    expect(done.html).toContain('Akunmu sudah aktif')
    expect((await signIn(email, THIEF)).status).toBe(422)
    expect((await signIn(email, OWNER)).path).toBe('/')
  })

  it('stays unverified, and the stranger’s password refused, while no password is set by the link', async () => {
    const email = newEmail()
    await signUp(accounts.browse(), email, THIEF)
    const owner = accounts.browse()
    let page = await owner.open(linkOf(email, 'verify'))
    for (const password of ['', 'pendek', '12345678', 'Siti Rahma', email, 'x'.repeat(200)]) {
      page = await owner.submit(page, { password })
      expect([password.slice(0, 20), page.status]).toEqual([password.slice(0, 20), 422])
      expect(page.html).toContain('id="password-problem"')
    }
    expect((await signIn(email, THIEF)).path).toBe('/verify?why=unverified')
  })

  it('is not confirmed by the mark of a browser in which a stranger had signed up before its owner did', async () => {
    const email = newEmail()
    const shared = accounts.browse()
    await signUp(shared, email, THIEF)
    await signUp(shared, email, OWNER)
    const page = await shared.open(linkOf(email, 'verify'))
    expect(page.path).toContain('/verify?token=')
    expect((await shared.open('/')).path).toBe('/sign-in')
    await shared.submit(page, { password: OWNER })
    expect((await signIn(email, THIEF)).status).toBe(422)
  })

  it('is confirmed once: the links before are worth nothing, and the mark of who signed up first neither', async () => {
    const email = newEmail()
    const thief = accounts.browse()
    await signUp(thief, email, THIEF)
    const first = linkOf(email, 'verify')
    const owner = accounts.browse()
    await signUp(owner, email, OWNER)
    const [one, two] = [await owner.open(first), await owner.open(linkOf(email, 'verify'))]
    await owner.submit(two, { password: OWNER })
    expect((await owner.submit(one, { password: 'sandi-yang-ketiga' })).html).toContain('Akunmu sudah aktif')
    expect((await thief.open(first)).html).toContain('Akunmu sudah aktif')
    expect((await thief.open('/')).path).toBe('/sign-in')
    expect((await signIn(email, OWNER)).path).toBe('/')
    expect((await signIn(email, 'sandi-yang-ketiga')).status).toBe(422)
  })

  it('is not confirmed by a browser’s mark after somebody else has signed in there', async () => {
    const [email, other] = [newEmail(), await buildPerson()]
    const shared = accounts.browse()
    await signUp(shared, email, THIEF)
    await shared.submit(await shared.open('/sign-in'), { email: other.email, password: PASSWORD })
    expect((await shared.open(linkOf(email, 'verify'))).path).toContain('/verify?token=')
  })
})
