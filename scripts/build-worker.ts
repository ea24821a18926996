import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] } | undefined
>

/** The pages whose code a phone needs without a network, and what they load when a chapter of its kind is shown. */
const LEARNING = /src\/(?:features\/learning\/pages\/(?:chapter-show|learn)|features\/studio\/frame|root|entry\.client)\.tsx/
/** Not for a phone without a network: seldom used and large, or of the studio. */
const LEFT_OUT = /^assets\/(?:pdf|hls|rich-field|temml|palette|media-)/

/**
 * Builds the service worker, and the one that takes its place where it is switched off, into `build/worker`, after both halves are in `build/client`. Each is one
 * script: browsers compare it byte by byte, and a changed file of the build changes the release in it.
 */
export async function buildWorker(buildFolder: string): Promise<void> {
  const client = join(buildFolder, 'client')
  const files = (await readdir(join(client, 'assets'))).filter(name => !/\.(?:br|gz)$/.test(name)).toSorted()
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const site = await readManifest(join(client, 'public-manifest.json'))
  const app = await readManifest(join(client, '.vite/manifest.json'))
  const roots = Object.keys(app).filter(key => LEARNING.test(key))
  if (roots.length === 0) throw new Error('the build has no pages for learning')
  const define = {
    __RELEASE__: JSON.stringify(release),
    __SHELL__: JSON.stringify(filesOf(site, ['src/entry.public.ts', 'src/ui/shell/kept-pages.ts', 'src/ui/shell/worker-page.ts'])),
    __LEARNING__: JSON.stringify(filesOf(app, roots, true).filter(path => !LEFT_OUT.test(path.slice(1)))),
  }
  for (const [name, input] of [
    ['sw.js', 'src/worker/worker.ts'],
    ['off.js', 'src/worker/off.ts'],
  ])
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define,
      build: {
        outDir: join(buildFolder, 'worker'),
        emptyOutDir: name === 'sw.js',
        reportCompressedSize: false,
        rolldownOptions: { input: String(input), output: { format: 'iife', entryFileNames: String(name) } },
      },
    })
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8')) as Manifest
}

/** Returns the addresses of these modules' files and of what they import; `withLazy`: also what they load later. */
function filesOf(manifest: Manifest, keys: readonly string[], withLazy = false): string[] {
  // The set grows while it is walked, so imports of imports are included.
  const all = new Set(keys)
  for (const key of all) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of withLazy ? [...imports, ...dynamicImports] : imports) all.add(next)
  }
  const files = [...all].flatMap(key => {
    const part = manifest[key]
    return part ? [part.file, ...(part.css ?? [])] : []
  })
  return [...new Set(files)].map(file => `/${file}`).toSorted()
}
