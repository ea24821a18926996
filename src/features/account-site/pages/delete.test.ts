import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeletionAttempt } from '#features/accounts/account/account-ends.server.ts'
import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { PASSWORD } from '#features/accounts/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts, type TestBrowser } from '../testing.ts'

const database = openTestDatabase()
let trouble: Error | undefined
const begun: DeletionAttempt[] = []
const kept: DeletionAttempt[] = []
const accounts = openTestAccounts(database, {
  async onAccountEnding(attempt) {
    begun.push(attempt)
    if (trouble) throw trouble
  },
  onAccountKept: async attempt => void kept.push(attempt),
})
beforeEach(async () => void (await accounts.pool.query('delete from limits')))

async function signedIn(): Promise<{ browser: TestBrowser; email: string; id: string }> {
  const email = `siti-${randomUUID()}@contoh.id`
  const id = await createAccount(accounts.auth, { name: 'Siti Rahma', email, password: PASSWORD })
  const browser = accounts.browse()
  await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })
  return { browser, email, id }
}

const withoutPassword = async (id: string) => void (await accounts.pool.query('delete from account where "userId" = $1', [id]))

/** Makes the database fail during a deletion. Returns what removes the failure. */
async function forbidDeletion(id: string): Promise<() => Promise<unknown>> {
  await database.pool.query(`create or replace function stop_it() returns trigger language plpgsql as $$ begin raise 'stop'; end $$`)
  await database.pool.query(
    `create trigger stop_it before delete on accounts."user" for each row when (old.id = '${id}') execute function stop_it()`,
  )
  return () => database.pool.query('drop trigger stop_it on accounts."user"')
}

const mailsTo = (email: string) => accounts.mails.filter(mail => mail.to === email)
const isThere = async (id: string) => (await accounts.pool.query('select 1 from "user" where id = $1', [id])).rowCount === 1

describe('deleting an account', () => {
  it('wants the password and the word: without either it stays, and what was typed stays in the form', async () => {
    const { browser, id, email } = await signedIn()
    const page = await browser.open('/delete')
    expect(page.html).toContain('http://uji.localhost:3000/Account/Privacy')
    for (const [fields, problem] of [
      [{ password: PASSWORD, word: '' }, 'word'],
      [{ password: PASSWORD, word: 'hapus akun' }, 'word'],
      [{ password: PASSWORD, word: 'x'.repeat(1_000_000) }, 'word'],
      [{ password: '', word: 'HAPUS' }, 'password'],
      [{ password: 'sandi-yang-salah', word: 'HAPUS' }, 'password'],
    ] as const) {
      const refused = await browser.submit(page, fields)
      expect([refused.status, refused.html.includes(`id="${problem}-problem"`)]).toEqual([422, true])
      expect(refused.html).not.toContain('sandi-yang-salah')
      if (fields.word.length < 20) expect(refused.html).toContain(`value="${fields.word}"`)
    }
    expect([await isThere(id), mailsTo(email)]).toEqual([true, []])
  })

  it('is refused after ten wrong passwords', async () => {
    const { browser, id } = await signedIn()
    const page = await browser.open('/delete')
    await Promise.all(Array.from({ length: 10 }, (_, at) => browser.submit(page, { password: `tebakan-ke-${at}`, word: 'HAPUS' })))
    expect((await browser.submit(page, { password: PASSWORD, word: 'HAPUS' })).status).toBe(429)
    expect(await isThere(id)).toBe(true)
  })

  it('that the sites can’t be told of changes nothing; asked for again it goes, and its owner is told', async () => {
    const { browser, id, email } = await signedIn()
    trouble = new Error('deadlock detected')
    const failed = await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })
    trouble = undefined
    expect([failed.status, await isThere(id), mailsTo(email)]).toEqual([500, true, []])
    expect(kept).toEqual([begun.at(-1)])
    expect((await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })).path).toBe('/deleted')
    expect(accounts.deleted.filter(one => one === id)).toHaveLength(1)
    expect([await isThere(id), mailsTo(email).map(mail => mail.kind)]).toEqual([false, ['deleted']])
    expect(kept).toHaveLength(1)
  })

  it('that fails after the sites were told lets them take back what they began', async () => {
    const { browser, id, email } = await signedIn()
    const allow = await forbidDeletion(id)
    const failed = await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })
    await allow()
    expect([failed.status, await isThere(id), mailsTo(email)]).toEqual([500, true, []])
    expect(kept.filter(one => one.userId === id)).toEqual([begun.at(-1)])
    expect((await browser.submit(await browser.open('/sign-in'), { email, password: PASSWORD })).path).toBe('/')
  })

  it.each(['HAPUS', ' hapus ', 'Delete'])(
    'by the word %j takes all of it, tells the sites and the owner, and signs out everywhere',
    async word => {
      const { browser, id, email } = await signedIn()
      const other = accounts.browse()
      await other.submit(await other.open('/sign-in'), { email, password: PASSWORD })
      const page = await browser.submit(await browser.open('/delete'), { password: PASSWORD, word })
      expect([page.path, page.html.includes('Akun sudah dihapus')]).toEqual(['/deleted', true])
      expect([...browser.cookies.keys()].filter(name => name.includes('session'))).toEqual([])
      for (const one of [browser, other]) expect((await one.open('/')).path).toBe('/sign-in')
      for (const table of ['"user"', 'account', 'session'] as const) {
        const column = table === '"user"' ? 'id' : '"userId"'
        expect((await accounts.pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rows).toEqual([])
      }
      expect(accounts.deleted).toContain(id)
      expect(mailsTo(email).map(mail => mail.kind)).toEqual(['deleted'])
      expect((await other.submit(await other.open('/sign-in'), { email, password: PASSWORD })).status).toBe(422)
    },
  )

  it('twice by the same form happens once, and both are told so', async () => {
    const { browser, email } = await signedIn()
    const page = await browser.open('/delete')
    const both = await Promise.all([1, 2].map(() => browser.submit(page, { password: PASSWORD, word: 'HAPUS' })))
    expect(both.map(one => one.path)).toEqual(['/deleted', '/deleted'])
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('leaves nothing of it to a new account with the same address', async () => {
    const { browser, id, email } = await signedIn()
    await browser.submit(await browser.open('/delete'), { password: PASSWORD, word: 'HAPUS' })
    const again = accounts.browse()
    await accounts.signUpAndVerify(again, { email, name: 'Siti Baru' })
    const { rows } = await accounts.pool.query<{ id: string }>('select id from "user" where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id).not.toBe(id)
    expect((await again.open('/')).html).toContain('Siti Baru')
  })
})

describe('deleting an account without a password', () => {
  it('happens by a link from a mail, the word, and a button; the link works once', async () => {
    const { browser, id, email } = await signedIn()
    await withoutPassword(id)
    const page = await browser.open('/delete')
    expect(page.html).not.toContain('name="password"')
    const sent = await browser.submit(page, { word: 'HAPUS' })
    expect([sent.path, await isThere(id)]).toEqual(['/delete?sent', true])
    const link = mailsTo(email)[0]?.path ?? ''
    expect(mailsTo(email)[0]?.kind).toBe('delete')

    const elsewhere = accounts.browse()
    const confirm = await elsewhere.open(link)
    expect(confirm.html).toContain(email)
    expect((await elsewhere.submit(confirm, { word: 'ya' })).status).toBe(422)
    expect(await isThere(id)).toBe(true)
    const both = await Promise.all([1, 2].map(() => elsewhere.submit(confirm, { word: 'HAPUS' })))
    expect(both.map(one => one.path)).toEqual(['/deleted', '/deleted'])
    expect([await isThere(id), (await browser.open('/')).path]).toEqual([false, '/sign-in'])
    expect(mailsTo(email).map(mail => mail.kind)).toEqual(['delete', 'deleted'])
    expect((await elsewhere.open(link)).status).toBe(410)
  })

  it('that fails leaves the link as it was', async () => {
    const { browser, id, email } = await signedIn()
    await withoutPassword(id)
    await browser.submit(await browser.open('/delete'), {})
    const link = mailsTo(email)[0]?.path ?? ''
    const elsewhere = accounts.browse()
    const confirm = await elsewhere.open(link)
    const ends = async () =>
      (await accounts.pool.query(`select "expiresAt" from verification where value like '%' || $1 || '%'`, [email])).rows
    const before = await ends()
    trouble = new Error('deadlock detected')
    const failed = await elsewhere.submit(confirm, { word: 'HAPUS' })
    trouble = undefined
    expect([failed.status, await isThere(id), await ends()]).toEqual([500, true, before])
    expect((await elsewhere.submit(await elsewhere.open(link), { word: 'HAPUS' })).path).toBe('/deleted')
    expect(await isThere(id)).toBe(false)
  })

  it('is asked for at most five times an hour', async () => {
    const { browser, id, email } = await signedIn()
    await withoutPassword(id)
    for (let times = 0; times < 5; times++) expect((await browser.submit(await browser.open('/delete'), {})).status).toBe(200)
    expect((await browser.submit(await browser.open('/delete'), {})).status).toBe(429)
    expect(mailsTo(email)).toHaveLength(5)
    const [first, , , , last] = mailsTo(email)
    expect((await accounts.browse().open(first?.path ?? '')).status).toBe(410)
    expect((await accounts.browse().open(last?.path ?? '')).status).toBe(200)
  })

  it('does not happen by a link that an earlier address got', async () => {
    const { browser, id, email } = await signedIn()
    await withoutPassword(id)
    await browser.submit(await browser.open('/delete'), {})
    await accounts.pool.query('update "user" set email = $2 where id = $1', [id, `pindah-${email}`])
    expect((await accounts.browse().open(mailsTo(email)[0]?.path ?? '')).status).toBe(410)
    expect(await isThere(id)).toBe(true)
  })
})
