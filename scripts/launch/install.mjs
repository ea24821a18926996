import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { whileLocked } from './lock.mjs'

const STAMP = 'node_modules/.sanggar-install'

/** Installs the packages if the lockfile changed since the last install. */
export async function install() {
  if (isInstalled()) return
  await whileLocked('.sanggar-install.lock', () => {
    // Another launcher may have installed them meanwhile.
    if (isInstalled()) return
    const startedAt = Date.now()
    console.log('sanggar: installing packages (about a minute) …')
    const exact = npm(['ci'])
    if (exact.status !== 0) {
      console.log('sanggar: `npm ci` refused, trying `npm install` …')
      const loose = npm(['install', '--no-save'])
      if (loose.status !== 0) throw new Error(`the packages could not be installed:\n${complaints(exact)}\n${complaints(loose)}`)
    }
    mkdirSync('node_modules', { recursive: true })
    writeFileSync(STAMP, wanted())
    console.log(`sanggar: installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  })
}

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === wanted()
  } catch {
    return false
  }
}

function wanted() {
  return createHash('sha256').update(readFileSync('package-lock.json')).update(`${process.platform} ${process.arch}`).digest('hex')
}

function npm(args) {
  // Hides npm's warnings about the engines of our tools: on Node 20 they fill a page, but everything runs on the pinned Node.
  return spawnSync(
    'npm',
    [...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--include=dev', '--include=optional'],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '' },
    },
  )
}

function complaints({ stderr, stdout, error }) {
  return `${stderr ?? ''}${stdout ?? ''}${error ?? ''}`.trim().split('\n').slice(-20).join('\n')
}
