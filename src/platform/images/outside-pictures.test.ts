import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWidth, shownAddress } from '#kit/picture-forms.ts'
import { createLog } from '#platform/log.ts'
import { fetchOutside } from '../http/post-outside.ts'
import { createImageHandler, type ImageHandler } from './images.server.ts'
import { fetchPicture } from './outside-pictures.server.ts'
import { createRenders } from './renders.server.ts'

/* Pictures of other sites are fetched from a real server of this machine, whose name only the given resolver knows. */
const tint = { primary: '#2096c4', secondary: '#2f80ed', dark: '#212529', light: '#adb5bd', key: 'ocean' }
const asked: string[] = []
let [root, origin] = ['', '']
let server: Server
let handler: ImageHandler

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sanggar-outside-'))
  const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/foto.jpg') response.end(photo)
    else if (request.url === '/ke-dalam.jpg') response.writeHead(302, { location: '/foto.jpg' }).end()
    else if (request.url === '/besar.jpg') response.end(Buffer.alloc(200_000))
    else if (request.url === '/lukis.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    else if (request.url === '/lambat.jpg') response.write(photo.subarray(0, 100))
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://gambar.localhost:${typeof address === 'object' ? address?.port : 0}`
  handler = createImageHandler({
    cacheDir: join(root, 'cache'),
    publicDir: root,
    maxCacheBytes: 1e7,
    log: createLog('silent'),
    renders: createRenders({ perMinute: 0 }),
    fetch: url =>
      fetchOutside({
        url,
        maxBytes: 100_000,
        timeoutMs: 500,
        isLoopbackAllowed: true,
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      }),
  })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true, force: true })
})

const ask = (address: string, parts = {}) =>
  handler({
    path: shownAddress(address, inWidth(320, false)),
    tint,
    ifNoneMatch: null,
    tenantId: 'a',
    clientAddress: '192.0.2.1',
    isShown: async one => !one.includes('asing'),
    ...parts,
  })

it('an address that no record stores is never fetched', async () => {
  expect((await ask(`${origin}/asing.jpg`)).status).toBe(404)
  expect(asked).toEqual([])
})

it('a stored one is fetched once, for all forms and readers, and made anew from its pixels', async () => {
  const [first, second] = await Promise.all([ask(`${origin}/foto.jpg`), ask(`${origin}/foto.jpg`)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await sharp(await first.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
  const other = await ask(`${origin}/foto.jpg`, { path: shownAddress(`${origin}/foto.jpg`, inWidth(160, false)) })
  expect(other.status).toBe(200)
  expect(asked.filter(path => path === '/foto.jpg')).toHaveLength(1)
})

it('what is no picture, too large, too slow, elsewhere or not there is 404, and not asked for again soon', async () => {
  for (const name of ['lukis.svg', 'besar.jpg', 'lambat.jpg', 'ke-dalam.jpg', 'tidak-ada.jpg']) {
    expect([name, (await ask(`${origin}/${name}`)).status]).toEqual([name, 404])
    expect([name, (await ask(`${origin}/${name}`)).status]).toEqual([name, 404])
    expect([name, asked.filter(path => path === `/${name}`).length]).toEqual([name, 1])
  }
})

it('nothing is fetched from this machine or its network, nor without TLS', async () => {
  const before = asked.length
  const port = new URL(origin).port
  for (const [url, failure] of [
    [`https://127.0.0.1:${port}/foto.jpg`, 'ADDRESS_NOT_PUBLIC'],
    [`https://[::1]:${port}/foto.jpg`, 'ADDRESS_NOT_PUBLIC'],
    ['https://169.254.169.254/foto.jpg', 'ADDRESS_NOT_PUBLIC'],
    [`http://127.0.0.1:${port}/foto.jpg`, 'NOT_HTTPS'],
    [origin, 'NOT_HTTPS'],
  ] as const)
    expect([url, await fetchPicture(url)]).toEqual([url, { kind: 'failed', failure }])
  expect(asked).toHaveLength(before)
})
