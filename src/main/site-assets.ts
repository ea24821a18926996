import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteAssets } from '#features/brands/site-document.server.tsx'
import beforePaint from '#ui/shell/before-paint.js?url'
import stylesheet from '../app.css?url'

const ENTRY = 'src/entry.public.ts'
const HYDRATE = 'src/ui/islands/hydrate-island.tsx'
const ISLAND = /^src\/features\/(.+)\.island\.tsx$/

/** The fields of `vite.public.config.ts`'s manifest that are read here. */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

/** Reads which files public documents refer to, from a build's folder. Throws if the build has none. */
export async function readSiteAssets(clientFolder: string): Promise<SiteAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, 'public-manifest.json'), 'utf8'))
  const file = manifest[ENTRY]?.file
  if (!file) throw new Error(`the build has no ${ENTRY}`)
  return { stylesheet, beforePaint, entry: `/${file}`, islandFiles: islandFilesOf(manifest) }
}

/** The same in development, where Vite serves the sources. */
export const developmentAssets: SiteAssets = {
  stylesheet,
  beforePaint,
  entry: `/${ENTRY}`,
  islandFiles: {},
  development: ['/@vite/client'],
}

/** Returns the scripts that each island needs beside the entry, by the island's name. */
export function islandFilesOf(manifest: Manifest): Record<string, string[]> {
  const names = Object.keys(manifest).flatMap(key => ISLAND.exec(key)?.[1] ?? [])
  return Object.fromEntries(names.map(name => [name, filesOf(manifest, [HYDRATE, `src/features/${name}.island.tsx`])]))
}

function filesOf(manifest: Manifest, keys: string[]): string[] {
  // The set grows while it is walked, so imports of imports are included.
  const all = new Set(keys)
  for (const key of all) for (const imported of manifest[key]?.imports ?? []) if (imported !== ENTRY) all.add(imported)
  return [...all].flatMap(key => (manifest[key] ? [`/${manifest[key].file}`] : []))
}
