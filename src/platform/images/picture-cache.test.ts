import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createPictureCache } from './picture-cache.server.ts'

const log = createLog('silent')
let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'picture-cache-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function files(): Promise<string[]> {
  const all = await readdir(dir, { recursive: true, withFileTypes: true })
  return all.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** Evicted files are removed asynchronously. */
async function settle(count: number): Promise<string[]> {
  for (let turn = 0; turn < 2000 && (await files()).length !== count; turn += 1) await new Promise(resolve => setTimeout(resolve, 5))
  return files()
}

test('keeps nothing that is larger than its bound', async () => {
  const cache = createPictureCache({ dir, maxBytes: 10, log })
  await cache.write('a', Buffer.alloc(11))
  expect(await cache.read('a')).toBeUndefined()
  expect(await files()).toEqual([])
})

test('a directory that can’t be written is survived', async () => {
  await writeFile(join(dir, 'file'), '')
  const cache = createPictureCache({ dir: join(dir, 'file'), maxBytes: 100, log })
  await cache.write('a', Buffer.from('a'))
  expect(await cache.read('a')).toBeUndefined()
})

test('gives back what was stored, also to the next process, and leaves no half files', async () => {
  const picture = Buffer.from('gambar')
  await createPictureCache({ dir, maxBytes: 100, log }).write('a', picture)
  expect(await createPictureCache({ dir, maxBytes: 100, log }).read('a')).toEqual(picture)
  expect((await files()).map(file => file.slice(dir.length))).toEqual([expect.stringMatching(/^\/[\da-f]{2}\/[\da-f]{64}$/)])
})

test('what was unused for longest goes first', async () => {
  const cache = createPictureCache({ dir, maxBytes: 30, log })
  for (const key of ['a', 'b', 'c']) await cache.write(key, Buffer.alloc(10, key))
  await cache.read('a')
  await cache.write('d', Buffer.alloc(10, 'd'))
  expect(await cache.read('b')).toBeUndefined()
  expect(await cache.read('a')).toEqual(Buffer.alloc(10, 'a'))
  expect(await settle(3)).toHaveLength(3)
})

test('files of an earlier run count against the bound, oldest first', async () => {
  const earlier = createPictureCache({ dir, maxBytes: 100, log })
  await earlier.write('old', Buffer.alloc(10))
  const [old = ''] = await files()
  await utimes(old, new Date(0), new Date(0))
  await earlier.write('new', Buffer.alloc(10))
  const cache = createPictureCache({ dir, maxBytes: 15, log })
  expect(await cache.read('old')).toBeUndefined()
  expect(await cache.read('new')).toBeDefined()
  expect(await settle(1)).toHaveLength(1)
})

test('a file that someone removed is simply missing', async () => {
  const cache = createPictureCache({ dir, maxBytes: 100, log })
  await cache.write('a', Buffer.from('a'))
  for (const file of await files()) await rm(file)
  expect(await cache.read('a')).toBeUndefined()
})
