import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whileLocked } from './lock.mjs'
import { pinnedEnvironment } from './node.mjs'

const STAMP = 'build/.stamp'
const SOURCES = [
  'src',
  'public',
  'db/seed',
  'vite.config.ts',
  'react-router.config.ts',
  'vite.public.config.ts',
  'scripts/build-worker.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** Builds if the sources changed since the last build. The stamp is written last, so that a killed build is repeated. */
export async function build() {
  if (isBuilt()) return
  await whileLocked('.sanggar-build.lock', () => {
    if (isBuilt()) return
    const startedAt = Date.now()
    console.log('sanggar: building …')
    rmSync(STAMP, { force: true })
    const wanted = fingerprint()
    const result = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...pinnedEnvironment(), NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    })
    if (result.status !== 0) throw new Error(`the build failed:\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`)
    writeFileSync(STAMP, wanted)
    console.log(`sanggar: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  })
}

function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** Returns a SHA-256 of the names and contents of all sources of the build. */
export function fingerprint(sources = SOURCES) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

function listFiles(path) {
  let entry
  try {
    entry = statSync(path)
  } catch {
    return []
  }
  if (!entry.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter(name => !/\.test\.tsx?$/.test(name))
    .flatMap(name => listFiles(join(path, name)))
}
