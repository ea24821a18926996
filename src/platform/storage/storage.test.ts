import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { openStorage } from './open-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'

const KEY = '01900000-0000-7000-8000-000000000001/01900000-0000-7000-8000-000000000002.txt'
const wish = { type: 'text/plain', disposition: 'inline' }
let folder: string
let storage: FileStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-storage-'))
  storage = await openStorage(folder, { kind: 'disk' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the storage on a disk', () => {
  it('refuses keys that are none of ours', async () => {
    for (const key of ['../a.txt', '/etc/passwd', 'a/../b.txt', 'a', 'a/b/c.txt', 'incoming/..', 'a/b'])
      for (const act of [
        () => storage.read(key, wish),
        () => storage.readWhole(key),
        () => storage.remove(key),
        () => storage.has(key),
        () => storage.keep('x', key, { type: '', sizeBytes: 1 }),
      ])
        await expect(act()).rejects.toThrow('not a key')
  })

  it('takes a file in, gives it out whole and in ranges, and removes it, once or twice', async () => {
    const file = join(storage.incomingDir, 'a')
    await writeFile(file, 'halo dunia')
    await storage.keep(file, KEY, { type: 'text/plain', sizeBytes: 10 })
    expect(await readdir(storage.incomingDir)).toEqual([])
    const textOf = async (range?: [number, number]) => {
      const reading = await storage.read(KEY, { ...wish, range })
      return reading?.kind === 'bytes' ? await new Response(reading.body).text() : undefined
    }
    expect([await textOf(), await textOf([5, 8])]).toEqual(['halo dunia', 'dun'])
    expect(String(Buffer.from(await storage.readWhole(KEY)))).toBe('halo dunia')
    expect(await storage.has(KEY)).toBe(true)
    await storage.remove(KEY)
    await storage.remove(KEY)
    expect(await storage.has(KEY)).toBe(false)
    expect(await textOf()).toBeUndefined()
  })
})

describe('a bucket that takes connections and says nothing', () => {
  it('is given up, after three tries where that may help, and leaves no file open', async () => {
    const seen: string[] = []
    const silent = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', head => seen.push(String(head).split(' ')[0] ?? ''))
    })
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const port = (silent.address() as AddressInfo).port
    const settings = {
      bucket: 'berkas',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    }
    const bucket = await createS3Storage(settings, folder, { idleMs: 50 })
    const file = join(folder, 'b')
    await writeFile(file, 'halo')
    const refusals = await Promise.allSettled([
      bucket.keep(file, KEY, { type: 'text/plain', sizeBytes: 4 }),
      bucket.remove(KEY),
      bucket.has(KEY),
      bucket.readWhole(KEY),
    ])
    expect(refusals.map(one => one.status)).toEqual(Array(4).fill('rejected'))
    expect(seen.sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT'].flatMap(method => Array(3).fill(method)))
    await rm(file)
    await new Promise(done => silent.close(done))
  })
})

describe('the settings of the storage', () => {
  it('that do not fit together stop the start', () => {
    expect(() => parseConfig({ STORAGE: 's3' })).toThrow('S3_BUCKET')
    expect(() => parseConfig({ STORAGE: 's3', S3_BUCKET: 'berkas', S3_ACCESS_KEY_ID: 'a' })).toThrow('go together')
    expect(() => parseConfig({ STORAGE: 'ftp' })).toThrow('STORAGE')
    expect(() => parseConfig({ CLAMD: 'localhost' })).toThrow('CLAMD: wants tcp://')
    expect(parseConfig({}).storage).toEqual({ kind: 'disk' })
  })

  it('that name a bucket fail with the names of the packages to install, if these are missing', async () => {
    const { storage: settings } = parseConfig({ STORAGE: 's3', S3_BUCKET: 'berkas' })
    if (settings.kind !== 's3') throw new Error('no bucket')
    const missing = () => Promise.reject(new Error('ERR_MODULE_NOT_FOUND'))
    await expect(createS3Storage(settings, folder, { load: missing })).rejects.toThrow(/@aws-sdk\/client-s3 @aws-sdk\/s3-request-presigner/)
  })

  it('that name no bucket load no S3 client', () => {
    const script = `
      import { registerHooks } from 'node:module'
      const seen = []
      registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) })
      const { openStorage } = await import('./src/platform/storage/open-storage.ts')
      const storage = await openStorage(${JSON.stringify(folder)}, { kind: 'disk' })
      await storage.remove('a/b.txt')
      console.log(JSON.stringify(seen))`
    const seen = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(seen).toContain('flydrive/drivers/fs')
    expect(seen).not.toMatch(/aws-sdk|drivers\/s3/)
  })
})
