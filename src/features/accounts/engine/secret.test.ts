import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createAccountsPool } from './accounts-pool.ts'
import { forgetSecret, isSecretStored, loadSecret } from './secret.server.ts'

const database = openTestDatabase()
const pool = createAccountsPool(database.url, 8, () => {})
afterAll(() => pool.end())

const GIVEN = 'a secret of the operator, forty characters'
const OLD = 'what an older version kept in the database'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sanggar-secret-'))
  for (const table of ['secrets', 'jwks']) await pool.query(`delete from ${table}`)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'secret')
const load = (secret?: string, folder = dataDir) => loadSecret(pool, { secret, dataDir: folder })
const store = () => pool.query(`insert into secrets (name, value) values ('auth', $1)`, [OLD])
const stored = async () => (await pool.query('select name, value from secrets order by name')).rows

describe('a new installation', () => {
  it('makes its secret once, in a file of its own, though many processes ask at the same moment', async () => {
    const folder = join(dataDir, 'not/there/yet')
    const secrets = await Promise.all(Array.from({ length: 8 }, () => load(undefined, folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${secrets[0]}\n`)
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  it('keeps nothing of it in the database but what tells it from others', async () => {
    const secret = await load()
    expect(await stored()).toEqual([{ name: 'fingerprint', value: expect.any(String) }])
    expect(JSON.stringify(await stored())).not.toContain(secret)
    expect(await load()).toBe(secret)
  })

  it('takes the operator’s, and makes no file', async () => {
    expect(await load(GIVEN)).toBe(GIVEN)
    expect(await readdir(dataDir)).toEqual([])
    await expect(load()).rejects.toThrow(/secret is missing/)
  })
})

describe('a secret that an older version kept in the database', () => {
  it('moves to the file, and the same secret goes on', async () => {
    await store()
    expect(await isSecretStored(pool)).toBe(true)
    expect(await load()).toBe(OLD)
    expect((await readFile(file(), 'utf8')).trim()).toBe(OLD)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await isSecretStored(pool)).toBe(false)
    expect(await load()).toBe(OLD)
  })

  it('moves to the end, if the move was killed after the file was written', async () => {
    await store()
    await writeFile(file(), OLD)
    expect(await load()).toBe(OLD)
    expect(await isSecretStored(pool)).toBe(false)
  })

  it('stays where it cannot be written', async () => {
    await store()
    await writeFile(join(dataDir, 'taken'), '')
    await expect(load(undefined, join(dataDir, 'taken'))).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(await isSecretStored(pool)).toBe(true)
  })

  it('is not given up for a file of another installation', async () => {
    await store()
    await writeFile(file(), GIVEN)
    await expect(load()).rejects.toThrow(/another secret/)
    expect(await isSecretStored(pool)).toBe(true)
  })

  it('goes where the operator gives the same one, and stays beside another one', async () => {
    await store()
    expect(await load(GIVEN)).toBe(GIVEN)
    expect(await isSecretStored(pool)).toBe(true)
    await pool.query('delete from secrets')
    await store()
    expect(await load(OLD)).toBe(OLD)
    expect(await isSecretStored(pool)).toBe(false)
  })
})

describe('a database that was sealed', () => {
  it('is not opened without the file, nor with another one, nor with another SECRET', async () => {
    const secret = await load()
    const other = join(dataDir, 'other')
    await expect(load(undefined, other)).rejects.toThrow(
      /other\/secret is missing.*All processes of one database need the same SECRET, or a copy of the same DATA_DIR\/secret/,
    )
    await mkdir(other)
    await writeFile(join(other, 'secret'), OLD)
    await expect(load(undefined, other)).rejects.toThrow(/other\/secret is another secret/)
    await expect(load(GIVEN)).rejects.toThrow(/^SECRET is another secret/)
    expect(await load(secret, other)).toBe(secret)
    expect(await load()).toBe(secret)
  })

  it('is not opened with a file that was cut', async () => {
    await load()
    await writeFile(file(), 'short')
    await expect(load()).rejects.toThrow(/not a whole secret/)
  })

  it('is known to be one by its keys, where an older version was started with a SECRET', async () => {
    await pool.query(`insert into jwks (id, "publicKey", "privateKey", "createdAt") values ('a', '{}', 'sealed', now())`)
    await expect(load()).rejects.toThrow(/secret is missing/)
    expect(await readdir(dataDir)).toEqual([])
    expect(await load(GIVEN)).toBe(GIVEN)
  })

  it('takes a new secret once the operator has given the lost one up', async () => {
    await load(GIVEN)
    await pool.query(`insert into jwks (id, "publicKey", "privateKey", "createdAt") values ('a', '{}', 'sealed', now())`)
    await forgetSecret(pool)
    const made = await load()
    expect(made).not.toBe(GIVEN)
    expect((await pool.query('select 1 from jwks')).rowCount).toBe(0)
    await expect(load(GIVEN)).rejects.toThrow(/another secret/)
  })
})
