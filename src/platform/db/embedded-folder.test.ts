import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareFolder } from './embedded-folder.ts'

let dataDir = ''
let folder = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sanggar-folder-'))
  folder = join(dataDir, 'postgres')
})
afterEach(async () => await rm(dataDir, { recursive: true, force: true }))

const prepare = async () => await prepareFolder(dataDir, folder, () => {})

/** Files of a database, as far as they are looked at here. */
async function place(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dataDir, name, '..'), { recursive: true })
    await writeFile(join(dataDir, name), text)
  }
}

describe('a data folder', () => {
  it('that lost its PG_VERSION is refused with what is there and what to do, and nothing of it is touched', async () => {
    await place({ 'postgres/base/1/1255': 'rows', 'postgres/global/pg_control': 'x', 'postgres.password': 'rahasia' })
    await expect(prepare()).rejects.toThrow(/holds base, global, but no PG_VERSION.*Nothing was changed.*backup/s)
    expect(await readFile(join(folder, 'base/1/1255'), 'utf8')).toBe('rows')
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.password'])
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
  ])('whose password is %s gets no other one', async (state, password) => {
    await place({ 'postgres/PG_VERSION': '18', ...(password !== undefined && { 'postgres.password': password }) })
    await expect(prepare()).rejects.toThrow(`postgres.password is ${state}: put the file back`)
    expect(await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => undefined)).toBe(password)
  })

  it('that can’t be read is not taken for an empty one', async () => {
    await place({ postgres: 'a file' })
    await expect(prepare()).rejects.toThrow('ENOTDIR')
    expect(await readFile(folder, 'utf8')).toBe('a file')
  })

  it('that is whole is left as it is', async () => {
    await place({ 'postgres/PG_VERSION': '18', 'postgres.password': 'rahasia\n' })
    expect(await prepare()).toBe('rahasia')
  })

  it('that is new gets a database and its password; what a killed first start left beside it goes', async () => {
    await place({ 'postgres.new/base/1/1': 'half' })
    const password = await prepare()
    expect(password).toMatch(/^[0-9a-f]{48}$/)
    expect(await readFile(join(dataDir, 'postgres.password'), 'utf8')).toBe(password)
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/)
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.password'])
    expect(await prepare()).toBe(password)
  }, 60_000)
})
