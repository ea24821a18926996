import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { precompress } from './precompress.ts'
import { createStaticFiles } from './static-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-static-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  for (const name of ['a.js', 'worker.mjs']) await writeFile(join(folder, 'assets', name), 'works();'.repeat(200))
  await writeFile(join(folder, 'assets/notes.unknown'), 'x')
  await precompress(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('serves no file of a type that it does not know, none of the build’s own lists, and no compressed copy by its name', async () => {
  const files = await createStaticFiles(folder)
  for (const path of ['/assets/notes.unknown', '/.vite/manifest.json', '/assets/a.js.br', '/assets/missing.js'])
    expect([path, files(path, new Headers())]).toEqual([path, undefined])
})

it.each(['a.js', 'worker.mjs'])('serves the script %s, compressed', async name => {
  const files = await createStaticFiles(folder)
  const response = await files(`/assets/${name}`, new Headers({ 'accept-encoding': 'br' }))
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response?.headers.get('content-encoding')).toBe('br')
})
