import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, plain, type TestPage } from '../testing.ts'

const database = openTestDatabase()
const accounts = openTestAccounts(database)
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

const newEmail = () => `siswa-${randomUUID()}@contoh.id`
const mailsTo = (email: string) => accounts.mails.filter(mail => mail.to === email)

/** Returns a page without the values that always differ, to compare two. */
function bare(page: TestPage, email: string) {
  const html = page.html.replaceAll(email, 'ALAMAT').replaceAll(/name="idempotency-key" value="[^"]*"/g, '')
  return { status: page.status, path: page.path, html }
}

async function signUp(browser: ReturnType<typeof accounts.browse>, email: string, fields: Record<string, string> = {}) {
  const page = await browser.open('/sign-up')
  return await browser.submit(page, { name: 'Siti Rahma', email, password: PASSWORD, ...fields })
}

async function signIn(browser: ReturnType<typeof accounts.browse>, email: string, password = PASSWORD) {
  return await browser.submit(await browser.open('/sign-in'), { email, password })
}

describe('signing up', () => {
  it('with wrong fields shows the form again: a message beside each, what was typed kept, the password not', async () => {
    const page = await signUp(accounts.browse(), 'bukan alamat', { name: ' ', password: 'rahasia-saya-ini' })
    expect(page.status).toBe(422)
    expect(page.html).toMatch(
      /<input [^>]*id="email" aria-invalid="true" aria-describedby="email-problem email-hint"[^>]*value="bukan alamat"/,
    )
    expect(page.html).toContain('<p id="name-problem"')
    expect(page.html).not.toContain('rahasia-saya-ini')
    expect(page.html).not.toContain('id="password-problem"')
    expect(page.html).toContain('role="alert"')
  })

  // Each byte of `é`, and each `%`, is encoded as three bytes.
  it.each([
    ['x', 1_048_576],
    ['é', 524_288],
    ['%', 1_048_576],
  ])('with a password of a megabyte of %s says so beside the field, and keeps what was typed in the others', async (letter, times) => {
    const email = newEmail()
    const page = await signUp(accounts.browse(), email, { password: letter.repeat(times) })
    expect(page.status).toBe(422)
    expect(page.html).toContain('Kata sandi terlalu panjang')
    expect(page.html).toContain(`value="${email}"`)
    expect(page.html).toContain('value="Siti Rahma"')
    expect(mailsTo(email)).toEqual([])
  })

  it('with an address to which no mail can go says so, and makes no account', async () => {
    for (const email of [`${'a'.repeat(65)}@contoh.id`, 'siti@b-.id']) {
      const page = await signUp(accounts.browse(), email)
      expect([email, page.status]).toEqual([email, 422])
      expect(page.html).toContain('id="email-problem"')
      expect((await accounts.pool.query('select from "user" where email = $1', [email])).rowCount).toBe(0)
    }
  })

  it('answers the same to an address that has an account, which gets a mail that says so', async () => {
    const [known, unknown] = [await accounts.signUpAndVerify(accounts.browse()), newEmail()]
    const pages = [await signUp(accounts.browse(), known), await signUp(accounts.browse(), unknown)]
    expect(pages[0] && bare(pages[0], known)).toEqual(pages[1] && bare(pages[1], unknown))
    expect(mailsTo(known).map(mail => mail.kind)).toEqual(['verify', 'exists'])
    expect(mailsTo(unknown).map(mail => mail.kind)).toEqual(['verify'])
  })

  it('sets cookies of the same names and sizes, whether the address is known or not', async () => {
    const [known, unknown] = [await accounts.signUpAndVerify(accounts.browse()), newEmail()]
    const shapes = []
    for (const email of [known, unknown]) {
      const browser = accounts.browse()
      await signUp(browser, email)
      shapes.push([...browser.cookies].map(([name, value]) => [name, value.length]))
    }
    expect(shapes[0]).toEqual(shapes[1])
  })

  it('takes names of any script', async () => {
    const browser = accounts.browse()
    await accounts.signUpAndVerify(browser, { name: 'ꦱꦶꦠꦶ <b>Ra&hma</b> 李 👩‍🏫' })
    expect(plain((await browser.open('/')).html)).toContain('ꦱꦶꦠꦶ <b>Ra&hma</b> 李 👩‍🏫')
    expect((await browser.open('/')).html).not.toContain('<b>Ra')
  })

  it('twice by the same form makes one account and one mail', async () => {
    const browser = accounts.browse()
    const [page, email] = [await browser.open('/sign-up'), newEmail()]
    const fields = { name: 'Siti', email, password: PASSWORD }
    const pages = await Promise.all([browser.submit(page, fields), browser.submit(page, fields)])
    expect(pages.map(one => [one.status, one.path])).toEqual([
      [200, '/verify'],
      [200, '/verify'],
    ])
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('of one address in many browsers at the same moment makes one account, and all are answered alike', async () => {
    const email = newEmail()
    const pages = await Promise.all(Array.from({ length: 4 }, () => signUp(accounts.browse(), email)))
    expect(pages.map(page => page.path)).toEqual(Array(4).fill('/verify'))
    const { rows } = await accounts.pool.query('select id from "user" where email = $1', [email])
    expect(rows).toHaveLength(1)
  })
})

describe('the link that verifies an address', () => {
  it('that is broken or of another secret is dead, in any form', async () => {
    const browser = accounts.browse()
    for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5pZCJ9.', `${'x'.repeat(5000)}`]) {
      const page = await browser.open(`/verify?token=${token}`)
      expect(page.status).toBe(410)
      expect(page.html).toContain('Tautan ini tidak berlaku lagi')
    }
  })

  it('opened in the browser that signed up signs in', async () => {
    const browser = accounts.browse()
    const email = newEmail()
    await signUp(browser, email)
    const path = mailsTo(email)[0]?.path ?? ''
    expect(await browser.open(path)).toMatchObject({ status: 200, path: '/' })
    // A repeated request, as some browsers send.
    expect(await browser.open(path)).toMatchObject({ status: 200, path: '/' })
  })

  it('ends the session of whoever is signed in in the browser that signed up', async () => {
    const browser = accounts.browse()
    const email = newEmail()
    const page = await browser.open('/sign-up')
    const other = await accounts.signUpAndVerify(browser)
    await browser.submit(page, { name: 'Siti Rahma', email, password: PASSWORD })
    const before = accounts.ended.length
    expect((await browser.open(mailsTo(email)[0]?.path ?? '')).path).toBe('/')
    expect((await browser.open('/')).html).not.toContain(other)
    expect(accounts.ended).toHaveLength(before + 1)
  })

  it('opened elsewhere verifies only by a password of its holder’s, and signs nobody in', async () => {
    const email = newEmail()
    await signUp(accounts.browse(), email, { name: 'Siti Penyusup' })
    const elsewhere = accounts.browse()
    const asked = await elsewhere.open(mailsTo(email)[0]?.path ?? '')
    expect(asked.html).toContain('Siti Penyusup')
    expect((await signIn(accounts.browse(), email)).path).toBe('/verify?why=unverified')
    const done = await elsewhere.submit(asked, { password: 'sandi-si-pemilik' })
    expect(done).toMatchObject({ status: 200, path: '/verify?done' })
    expect(done.html).toContain('Alamatmu terkonfirmasi')
    expect((await elsewhere.open('/')).path).toBe('/sign-in')
    expect((await signIn(accounts.browse(), email)).status).toBe(422)
    expect((await signIn(accounts.browse(), email, 'sandi-si-pemilik')).path).toBe('/')
  })

  it('does not sign in who signed up later with an address that somebody else had taken first', async () => {
    const email = newEmail()
    await signUp(accounts.browse(), email, { password: 'sandi-si-penyusup' })
    const owner = accounts.browse()
    await signUp(owner, email, { password: 'sandi-si-pemilik' })
    const asked = await owner.open(mailsTo(email).at(-1)?.path ?? '')
    expect(asked.path).toContain('/verify?token=')
    expect(asked.html).toContain('Simpan dan aktifkan akun')
  })

  it('is sent again when asked, in the same words to any address, and at most five times an hour', async () => {
    const [waiting, unknown, verified] = [newEmail(), newEmail(), await accounts.signUpAndVerify(accounts.browse())]
    await signUp(accounts.browse(), waiting)
    const pages = []
    for (const email of [waiting, unknown, verified]) {
      const browser = accounts.browse()
      pages.push(bare(await browser.submit(await browser.open('/verify'), { email }), email))
    }
    expect(pages[1]).toEqual(pages[0])
    expect(pages[2]).toEqual(pages[0])
    expect([waiting, unknown, verified].map(email => mailsTo(email).length)).toEqual([2, 0, 1])

    const browser = accounts.browse()
    for (let times = 0; times < 4; times++) await browser.submit(await browser.open('/verify'), { email: unknown })
    const refused = await browser.submit(await browser.open('/verify'), { email: unknown })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(refused.html).toContain(`value="${unknown}"`)
  })
})
