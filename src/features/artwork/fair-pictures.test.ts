import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImageHandler, type PictureRequest } from '#platform/images/images.server.ts'
import { createRenders } from '#platform/images/renders.server.ts'
import { createLog } from '#platform/log.ts'
import { findDrawing } from './find-drawing.ts'

/* Many pictures for one tenant or network don't take them away from others. Pictures are really rendered. */
const MANY = 260
/** Two are being made, and each may be followed by one more before it is the other’s turn; what is answered meanwhile is counted late on a busy machine. */
const FEW = 8
const tint = { primary: '#2096c4', secondary: '#2f80ed', dark: '#212529', light: '#adb5bd', key: 'ocean' }
let cacheDir = ''

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'sanggar-fair-'))
})
afterEach(() => rm(cacheDir, { recursive: true, force: true }))

function open(perMinute = 0) {
  const renders = createRenders({ perMinute })
  const handler = createImageHandler({ cacheDir, publicDir: 'public', maxCacheBytes: 1e8, log: createLog('silent'), renders, findDrawing })
  let asked = 0
  return {
    asked: () => asked,
    ask: (seed: string, parts: Partial<PictureRequest> = {}) =>
      handler({
        path: `/_ipx/w_1600,f_webp,q_60/art/class/${seed}.svg`,
        tint,
        ifNoneMatch: null,
        tenantId: 'a',
        clientAddress: '192.0.2.1',
        isShown: async path => {
          asked++
          return !path.includes('karangan')
        },
        ...parts,
      }),
  }
}

it('made-up pictures are 404 without being made', async () => {
  const { ask, asked } = open()
  const before = process.cpuUsage()
  const statuses = await Promise.all(Array.from({ length: MANY }, async (_, at) => (await ask(`karangan-${at}`)).status))
  const { user, system } = process.cpuUsage(before)
  expect([new Set(statuses), asked()]).toEqual([new Set([404]), MANY])
  // Less than rendering three of them.
  expect((user + system) / 1000).toBeLessThan(2000)
})

it('another tenant’s picture waits for one turn, however many wait at the first, and another network’s as well', async () => {
  const { ask } = open()
  const gone = new AbortController()
  let done = 0
  const flood = Array.from({ length: MANY }, async (_, at) => {
    const { status } = await ask(`asli-${at}`, { signal: gone.signal })
    if (status === 200) done++
    return status
  })
  // The cache has been listed and the first ones run.
  while (done < 2) await new Promise(next => setTimeout(next, 5))
  const overtaken = async (parts: Partial<PictureRequest>, seed: string) => {
    const before = done
    expect((await ask(seed, parts)).status).toBe(200)
    return done - before
  }
  expect(await overtaken({ tenantId: 'b' }, 'tenant-lain')).toBeLessThanOrEqual(FEW)
  expect(await overtaken({ clientAddress: '198.51.100.7' }, 'jaringan-lain')).toBeLessThanOrEqual(FEW)
  // What is also wanted by somebody else has that one's turn.
  expect(await overtaken({ tenantId: 'b', clientAddress: '198.51.100.7' }, `asli-${MANY - 100}`)).toBeLessThanOrEqual(FEW)
  gone.abort()
  const statuses = await Promise.all(flood)
  // The clients have gone: what had not begun is never made.
  expect(statuses.filter(status => status === 200).length).toBeLessThan(MANY / 2)
  expect(statuses.every(status => status === 200 || status === 503)).toBe(true)
})

it('a network that orders too many new pictures is told when to come again, and still gets stored ones', async () => {
  const { ask } = open(2)
  expect([(await ask('satu')).status, (await ask('dua')).status]).toEqual([200, 200])
  const refused = await ask('tiga')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('satu')).status).toBe(200)
  expect((await ask('empat', { clientAddress: '198.51.100.7' })).status).toBe(200)
})
