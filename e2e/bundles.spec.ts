import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

interface Chunk {
  file: string
  imports?: string[]
}

/** Returns the files that a module's page loads before it can be used. */
function filesOf(manifest: Record<string, Chunk | undefined>, key: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  if (known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const one of chunk.imports ?? []) filesOf(manifest, one, known)
  return known
}

test('who learns or pays loads nothing of what the studio’s forms and lists share', async () => {
  // Named boundary: the build wrote it.
  const manifest = JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk | undefined>
  const page = (file: string) => `src/${file}?__react-router-build-client-route`
  const isStudio = (file: string) => file.startsWith('assets/studio-')
  expect([...filesOf(manifest, page('features/writing/pages/post-list.tsx'))].filter(isStudio)).toHaveLength(1)
  for (const file of [
    'root.tsx',
    'features/learning/pages/learn.tsx',
    'features/learning/pages/chapter-show.tsx',
    'features/checkout/pages/invoice-show.tsx',
    'features/checkout/pages/pay-show.tsx',
  ])
    expect([file, [...filesOf(manifest, page(file))].filter(isStudio)]).toEqual([file, []])
})
