import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listForms, pathInForm } from '#kit/picture-forms.ts'
import { createImageHandler, type ImageHandler, type PictureRequest } from '#platform/images/images.server.ts'
import { createRenders } from '#platform/images/renders.server.ts'
import { type Tint } from '#platform/images/tint.ts'
import { createLog } from '#platform/log.ts'
import { findDrawing } from './find-drawing.ts'

const ocean: Tint = { primary: '#2096c4', secondary: '#2f80ed', dark: '#212529', light: '#adb5bd', key: 'ocean' }
const coral: Tint = { primary: '#e4572e', secondary: '#f3a712', dark: '#212529', light: '#ffffff', key: 'coral' }
let root = ''
let handler: ImageHandler

/** Requests a picture. Drawings of the seed `karangan` are shown by no page. */
const handle = (path: string, tint: Tint, ifNoneMatch: string | null = null, parts: Partial<PictureRequest> = {}) =>
  handler({
    path,
    tint,
    ifNoneMatch,
    tenantId: 'a',
    clientAddress: '192.0.2.1',
    isShown: async drawing => !drawing.includes('karangan'),
    ...parts,
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'))
  const publicDir = join(root, 'public')
  await mkdir(join(publicDir, 'files'), { recursive: true })
  const photo = sharp({ create: { width: 500, height: 250, channels: 3, background: '#336699' } })
  await photo.clone().jpeg().toFile(join(publicDir, 'files/foto.jpg'))
  await photo.clone().withMetadata({ orientation: 6 }).jpeg().toFile(join(publicDir, 'files/miring.jpg'))
  await photo.clone().png().toFile(join(root, 'rahasia.png'))
  await symlink(join(root, 'rahasia.png'), join(publicDir, 'files/tautan.png'))
  await writeFile(
    join(publicDir, 'files/palsu.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  )
  await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toFile(join(publicDir, 'files/raksasa.png'))
  await writeFile(join(publicDir, 'files/rusak.jpg'), 'bukan gambar')
  await writeFile(join(publicDir, 'robots.txt'), 'User-agent: *')
  await writeFile(join(publicDir, '.rahasia.png'), '')
  handler = createImageHandler({
    cacheDir: join(root, 'cache'),
    publicDir,
    maxCacheBytes: 1_000_000,
    log: createLog('silent'),
    renders: createRenders({ perMinute: 0 }),
    findDrawing,
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each([
  '/_ipx/w_641,f_webp/files/foto.jpg',
  '/_ipx/s_4000x4000,enlarge_true/files/foto.jpg',
  '/_ipx/w_640,enlarge/files/foto.jpg',
  '/_ipx/blur_20/files/foto.jpg',
  '/_ipx//files/foto.jpg',
  '/_ipx/w_640,f_webp',
  '/_ipx/w_640,f_webp/',
  '/_ipx/w_640,f_webp/files',
  '/_ipx/w_640,f_webp/files/tidak-ada.jpg',
  '/_ipx/w_640,f_webp/robots.txt',
  '/_ipx/w_640,f_webp/../rahasia.png',
  '/_ipx/w_640,f_webp/..%2frahasia.png',
  '/_ipx/w_640,f_webp/%2e%2e/rahasia.png',
  '/_ipx/w_640,f_webp/files/..%2f..%2frahasia.png',
  '/_ipx/w_640,f_webp/files%5c..%5c..%5crahasia.png',
  '/_ipx/w_640,f_webp/%252e%252e/rahasia.png',
  '/_ipx/w_640,f_webp//etc/foto.png',
  '/_ipx/w_640,f_webp//gambar.contoh.id/a.png',
  '/_ipx/w_640,f_webp/https://gambar.contoh.id/a.png',
  '/_ipx/w_640,f_webp/https:%2f%2fgambar.contoh.id%2fa.png',
  '/_ipx/w_640,f_webp/files/foto.jpg%00.png',
  '/_ipx/w_640,f_webp/files/foto.jpg?x=1',
  '/_ipx/w_640,f_webp/%E0%A4%A',
  '/_ipx/%E0%A4%A/files/foto.jpg',
  '/_ipx/w_640,f_webp/.rahasia.png',
  '/_ipx/w_640,f_webp/files/tautan.png',
  '/_ipx/w_640,f_webp/files/palsu.png',
  '/_ipx/_/files/foto.jpg',
  '/_ipx/w_640/files/foto.jpg',
  '/_ipx/f_webp,w_640/files/foto.jpg',
  '/_ipx/w_640,f_avif/files/foto.jpg',
  '/_ipx/w_640,f_avif/art/class/web-dasar.svg',
  '/_ipx/f_avif,w_1600/art/class/apa-saja.svg',
  '/_ipx/w_1600,f_webp/art/class/karangan.svg',
  '/_ipx/w_1600,f_webp,q_60/art/avatar/karangan.svg',
  '/_ipx/s_1200x630,f_jpeg/art/news/karangan.svg',
  '/art/class/karangan.svg',
  '/_ipx/w_640,f_webp/files/rusak.jpg',
  '/_ipx/w_640,f_webp/files/raksasa.png',
  '/_ipx/w_640,f_webp/art/class/../../files/foto.jpg',
  '/_ipx/w_640,f_webp/art/tidak/web-dasar.svg',
  '/_ipx/w_640,f_webp/art/toString/web-dasar.svg',
  '/_ipx/w_640,f_webp/art/class/Web.svg',
  `/_ipx/w_640,f_webp/art/class/${'a'.repeat(81)}.svg`,
  '/_ipx/w_640,f_webp/art/class/web-dasar.png',
])('answers 404 to %s', async path => {
  const response = await handle(path, ocean)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
})

test.each(['/art/class/Web.svg', '/art/tidak/a.svg', '/art/class/a.png', '/art/class/..%2fa.svg', '/art/class/', 'x/art/class/a.svg'])(
  'draws nothing for %s',
  async path => {
    expect((await handle(path, ocean)).status).toBe(404)
  },
)

test('turns a drawing into a bitmap of the asked format and width', async () => {
  const response = await handle('/_ipx/w_640,f_webp/art/class/web-dasar.svg', ocean)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['webp', 640, 360])
})

test('never enlarges', async () => {
  const wide = await sharp(await (await handle('/_ipx/w_1600,f_webp/files/foto.jpg', ocean)).arrayBuffer()).metadata()
  expect([wide.format, wide.width, wide.height]).toEqual(['webp', 500, 250])
  const cut = await sharp(await (await handle('/_ipx/s_1200x630,f_jpeg/files/foto.jpg', ocean)).arrayBuffer()).metadata()
  expect(cut.width).toBeLessThanOrEqual(500)
  expect(cut.height).toBeLessThanOrEqual(250)
})

test('turns photographs upright and still doesn’t enlarge them', async () => {
  const { width, height } = await sharp(
    await (await handle('/_ipx/s_400x400,f_webp,fit_cover/files/miring.jpg', ocean)).arrayBuffer(),
  ).metadata()
  expect([width, height]).toEqual([250, 250])
})

test('each tint has its own picture, each picture its own tag', async () => {
  const path = '/_ipx/w_160,f_webp/art/news/berita-satu.svg'
  const [first, again, other] = [await handle(path, ocean), await handle(path, ocean), await handle(path, coral)]
  expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await again.arrayBuffer()))).toBe(true)
  expect(first.headers.get('etag')).toBe(again.headers.get('etag'))
  expect(first.headers.get('etag')).not.toBe(other.headers.get('etag'))
  const repainted = await handle(path, { ...ocean, primary: '#ff0000' })
  expect(repainted.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('who holds the picture gets 304 without a body', async () => {
  const path = '/_ipx/w_160,f_webp/art/news/berita-dua.svg'
  const tag = (await handle(path, ocean)).headers.get('etag')
  const response = await handle(path, ocean, `"lain", W/${tag}`)
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect((await handle(path, ocean, '"lain"')).status).toBe(200)
})

test('many who ask at once for one picture cause one file', async () => {
  const before = (await readdir(join(root, 'cache'), { recursive: true })).length
  const answers = await Promise.all(Array.from({ length: 8 }, () => handle('/_ipx/w_320,f_webp/art/event/pesta.svg', ocean)))
  expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
  const after = (await readdir(join(root, 'cache'), { recursive: true })).length
  expect(after - before).toBeLessThanOrEqual(2)
})

test('hands out the drawing itself', async () => {
  const response = await handle('/art/avatar/siti-aminah.svg', ocean)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toMatch(/^<svg /)
  expect((await handle('/art/avatar/siti-aminah.svg', ocean, response.headers.get('etag'))).status).toBe(304)
})

test('every form that pages write is served', async () => {
  const statuses = []
  for (const form of listForms()) statuses.push((await handle(pathInForm('/files/foto.jpg', form), ocean)).status)
  expect(statuses).toEqual(statuses.map(() => 200))
})
