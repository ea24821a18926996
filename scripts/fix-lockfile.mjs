// Adds lockfile entries for platform packages that a mirror may not serve, so that `npm ci` finds them: version, OS and CPU, without hash. Run it after each
// change of dependencies: node scripts/fix-lockfile.mjs   (--check: fails if entries are missing or contain a URL)
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'win32', 'openharmony', 'linux', 'wasi']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'arm']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const packages = lock.packages
let missing = 0
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isThere(from, name) || !/^\d/.test(version)) continue
    missing++
    packages[`node_modules/${name}`] = stub(name, version, entry.dev)
  }
}

if (process.argv.includes('--check')) {
  const addresses = Object.values(packages).filter(entry => /^https?:/.test(entry.resolved ?? '')).length
  if (missing > 0) console.error(`${FILE}: ${missing} platform packages are missing; run node scripts/fix-lockfile.mjs`)
  if (addresses > 0) console.error(`${FILE}: ${addresses} entries name a download address`)
  process.exitCode = missing + addresses > 0 ? 1 : 0
} else {
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing} platform packages added`)
}

/** True if Node would find the package from a folder of the tree: there, or in an ancestor. */
function isThere(from, name) {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    const at = folder.lastIndexOf('node_modules/')
    folder = at > 0 ? folder.slice(0, at - 1) : ''
  }
}

function stub(name, version, isDev) {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.find(system => words.includes(system))
  const cpu = PROCESSORS.find(processor => words.includes(processor))
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDev && { dev: true }),
    optional: true,
    ...(os && os !== 'wasi' && { os: [os] }),
    ...(words.some(word => word.startsWith('musl')) && { libc: ['musl'] }),
  }
}
