import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { readServiceWorker } from './service-worker.ts'

let folder: string
const clientFolder = () => join(folder, 'client')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-worker-'))
  await mkdir(join(folder, 'worker'))
  await writeFile(join(folder, 'worker/sw.js'), 'works()'.repeat(400))
  await writeFile(join(folder, 'worker/off.js'), 'leaves()')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://uji.localhost/sw.js', { method, headers })

it('is not there without a build', async () => {
  expect(await readServiceWorker(join(folder, 'elsewhere/client'), true)).toBeUndefined()
})

it('is a script that browsers compare each time, and get whole only when it has changed', async () => {
  const worker = await readServiceWorker(clientFolder(), true)
  const response = await worker?.(ask())
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(await response?.text()).toContain('works()')
  const again = await worker?.(ask({ 'if-none-match': response?.headers.get('etag') ?? '' }))
  expect([again?.status, await again?.text()]).toEqual([304, ''])
  expect((await worker?.(ask({ 'accept-encoding': 'br' })))?.headers.get('content-encoding')).toBe('br')
  expect(await (await worker?.(ask({}, 'HEAD')))?.text()).toBe('')
})

it('is the script that removes it where SERVICE_WORKER=0 switches it off', async () => {
  expect(parseConfig({}).isWorkerOn).toBe(true)
  const { isWorkerOn } = parseConfig({ SERVICE_WORKER: '0' })
  const worker = await readServiceWorker(clientFolder(), isWorkerOn)
  expect(await (await worker?.(ask()))?.text()).toBe('leaves()')
})
