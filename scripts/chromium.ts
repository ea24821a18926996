// Selects the Chromium for journeys and measurements: the system's, else an npm package's, else Debian's package.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Chromium {
  executablePath: string
  args: string[]
  /** Where it was found, for one line of output. */
  from: string
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds a browser. `CHROMIUM_PATH` names one, `CHROMIUM_PATH=none` skips the system's. Throws if none is available. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']
  const system = named && named !== 'none' ? named : PLACES.find(path => existsSync(path))
  if (system && named !== 'none') return { executablePath: system, args: ARGS, from: `the system's (${system})` }
  const packaged = await fromPackage()
  if (packaged) return packaged
  return fromDebian()
}

async function fromPackage(): Promise<Chromium | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return {
      executablePath: await chromium.executablePath(),
      // Without the package's own flags: made for serverless functions, they use a single process, which crashes, and disable web security.
      args: ARGS,
      from: 'the npm package @sparticuz/chromium',
    }
  } catch {
    return undefined
  }
}

function fromDebian(): Chromium {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('no Chromium found: install one, or name it in CHROMIUM_PATH')
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' })
  return { executablePath: '/usr/bin/chromium', args: ARGS, from: "Debian's package" }
}
