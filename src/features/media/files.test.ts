import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId } from '#platform/db/ids.ts'
import { createImageHandler } from '#platform/images/images.server.ts'
import { createRenders } from '#platform/images/renders.server.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { findBroughtPicture } from './files.server.ts'
import { type Credentials, startTestDrive, type TestDrive, UPLOAD } from './testing.ts'
import { animation, film, pdf, photo, text } from './testing-files.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let drive: TestDrive
let headers: Credentials

beforeAll(async () => {
  mine = await database.createTenant('mine')
  theirs = await database.createTenant('theirs')
  drive = await startTestDrive(database, mine)
  headers = (await drive.member(mine, 'writer')).headers
})
afterAll(() => drive.stop())
afterEach(() => {
  drive.of = mine
})

async function brought(file: Blob, name: string): Promise<{ url: string; id: string; sizeBytes: number }> {
  const { body } = await drive.send(headers, file, name)
  return body.data as { url: string; id: string; sizeBytes: number }
}

const get = (url: string, more: Record<string, string> = {}, method = 'GET') => fetch(drive.origin + url, { method, headers: more })

describe('a file', () => {
  it('is not there under another name, at another tenant, before it is whole, or once it is deleted', async () => {
    const { url, id } = await brought(pdf(), 'Rapor.pdf')
    expect((await get(url)).status).toBe(200)
    for (const path of [
      `/files/${id}`,
      `/files/${id}/`,
      `/files/${id}/lain.pdf`,
      `/files/${id}/rapor.html`,
      '/files/x/rapor.pdf',
      `${url}/..`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    expect(
      (
        await get(
          url.replace(
            id,
            id.replace(/.$/, end => (end === '0' ? '1' : '0')),
          ),
        )
      ).status,
    ).toBe(404)
    drive.of = theirs
    expect((await get(url)).status).toBe(404)
    drive.of = mine
    await database.pool.query(`update uploads set state = 'receiving', kept_at = null where id = $1`, [id])
    expect((await get(url)).status).toBe(404)
    await database.pool.query(`update uploads set state = 'kept', kept_at = now() where id = $1`, [id])
    await drive.ask(`${UPLOAD}/${id}`, { method: 'DELETE', headers })
    expect((await get(url)).status).toBe(404)
  })

  it('can do nothing by itself, and is shown only where that is harmless', async () => {
    const cases: [Blob, string, string, string][] = [
      [await photo(), 'Foto Kelas.jpg', 'image/jpeg', 'inline'],
      [new Blob([new Uint8Array(film(2000))], { type: 'video/mp4' }), 'film.mp4', 'video/mp4', 'inline'],
      [pdf('a'), 'a.pdf', 'application/pdf', 'inline'],
      [text('halo'), 'a.txt', 'text/plain; charset=utf-8', 'attachment'],
      [text('a,b', 'text/csv'), 'a.csv', 'text/csv; charset=utf-8', 'attachment'],
    ]
    for (const [file, name, type, how] of cases) {
      const answer = await get((await brought(file, name)).url)
      expect([name, answer.headers.get('content-type')]).toEqual([name, type])
      expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${how}; filename="`))
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      if (type !== 'application/pdf') expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=604800')
    }
  })

  it('says its name as people wrote it', async () => {
    const { url } = await brought(pdf('b'), 'Rapor "Siti" (ä)’s.pdf')
    const answer = await get(url)
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="rapor-siti-a-s.pdf"; filename*=UTF-8''Rapor%20%22Siti%22%20%28%C3%A4%29%E2%80%99s.pdf`,
    )
  })

  it('comes whole, in ranges, or not again where it is known', async () => {
    const bytes = film(100_000)
    const { url } = await brought(new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), 'film.mp4')
    const whole = await get(url)
    const etag = whole.headers.get('etag') ?? ''
    expect([whole.status, whole.headers.get('content-length'), whole.headers.get('accept-ranges')]).toEqual([200, '100000', 'bytes'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const part = await get(url, { range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/100000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
    expect((await get(url, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10')
    expect((await get(url, { range: 'bytes=100000-' })).status).toBe(416)
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200)
    expect((await get(url, { 'if-none-match': `"x", ${etag}` })).status).toBe(304)
    const head = await get(url, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '100000', ''])
  })
})

describe('a picture', () => {
  it('is shown in smaller sizes too, at its own tenant only', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'sanggar-drive-images-'))
    const handler = createImageHandler({
      cacheDir,
      publicDir: 'public',
      maxCacheBytes: 1e7,
      log: drive.tools.log,
      renders: createRenders({ perMinute: 0 }),
    })
    const tint = { key: 'x', primary: '#112233', secondary: '#445566', dark: '#000000', light: '#ffffff' }
    const ask = (of: TenantId, path: string) =>
      handler({
        path,
        tint,
        ifNoneMatch: null,
        tenantId: of,
        clientAddress: '192.0.2.1',
        findOther: one => findBroughtPicture(drive.tools, of, one),
        isShown: async () => false,
      })
    const { url } = await brought(await photo(800, 400), 'foto.jpg')
    const small = await ask(mine, `/_ipx/w_160,f_webp${url}`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 320 })
    expect((await ask(theirs, `/_ipx/w_160,f_webp${url}`)).status).toBe(404)
    // Red on the left, blue on the right: what is cut off shows in the colour.
    const { url: halves, id } = await brought(await twoColours(), 'dua.png')
    const colourOf = async (form: string) => {
      const answer = await ask(mine, `/_ipx/${form}${halves}`)
      const { dominant } = await sharp(await answer.arrayBuffer()).stats()
      return [dominant.r > 128 ? 'red' : 'blue', answer.headers.get('cache-control')]
    }
    const change = (values: object) =>
      database.asTenant(mine, ctx => ctx.db.updateTable('uploads').set(values).where('tenant_id', '=', mine).where('id', '=', id).execute())
    const [square, fresh] = ['s_96x96,f_webp,fit_cover', 'public, max-age=300, stale-while-revalidate=604800']
    await change({ focus_x: 0, focus_y: 0.5 })
    expect(await colourOf(square)).toEqual(['red', fresh])
    await change({ focus_x: 1, focus_y: 0.5 })
    expect(await colourOf(square)).toEqual(['blue', fresh])
    await change({ focus_x: null, focus_y: null, crop: JSON.stringify({ x: 0, y: 0, width: 0.4, height: 1 }) })
    expect(await colourOf('w_160,f_webp')).toEqual(['red', fresh])
    for (const other of [(await brought(pdf('c'), 'a.pdf')).url, (await brought(await animation(), 'a.gif')).url, '/files/../package.json'])
      expect((await ask(mine, `/_ipx/w_160,f_webp${other}`)).status).toBe(404)
    await rm(cacheDir, { recursive: true, force: true })
  })
})

/** Returns a wide picture, red on the left and blue on the right. */
async function twoColours(): Promise<Blob> {
  const half = { width: 400, height: 200, channels: 3 } as const
  const red = await sharp({ create: { ...half, background: '#ff0000' } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { ...half, width: 800, background: '#0000ff' } }).composite([{ input: red, left: 0, top: 0 }])
  return new Blob([new Uint8Array(await whole.png().toBuffer())], { type: 'image/png' })
}
