// `npm run check`: everything that CI runs, except the browser journeys. `-- --fix` fixes formatting and import order, `-- --without-tests` skips vitest.
import { spawn } from 'node:child_process'
import { findFaults } from './check/floors.ts'
import { readSources } from './check/imports.ts'
import { findBigRooms } from './check/rooms.ts'
import { findSentences } from './check/sentences.ts'
import { findLongFiles } from './check/sizes.ts'
import { findCopies } from './check/stated-once.ts'
import { findOtherVoices } from './check/voice.ts'

const args = process.argv.slice(2)
const fix = args.includes('--fix')

interface Check {
  name: string
  run(): Promise<string[]>
}

/** A command. If it fails, its output is reported. */
function command(name: string, ...words: [string, ...string[]]): Check {
  return { name, run: () => execute(words) }
}

function execute([program, ...rest]: [string, ...string[]]): Promise<string[]> {
  return new Promise(done => {
    const child = spawn(program, rest, { env: { ...process.env, FORCE_COLOR: '0' } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += String(part)))
    child.on('error', error => done([String(error)]))
    child.on('exit', code => done(code === 0 ? [] : [text.trim()]))
  })
}

const checks: Check[] = [
  command('lockfile', 'node', 'scripts/fix-lockfile.mjs', '--check'),
  command('format', 'biome', 'check', '--max-diagnostics=40', ...(fix ? ['--write'] : [])),
  { name: 'floors and circles', run: async () => findFaults(readSources('src')) },
  { name: 'rules stated once', run: async () => findCopies(readSources('src')) },
  { name: 'sentences in text files', run: async () => findSentences(readSources('src')) },
  { name: 'one voice', run: async () => findOtherVoices(readSources('src')) },
  { name: 'file sizes', run: async () => findLongFiles() },
  { name: 'folders and features', run: async () => findBigRooms(readSources('src')) },
  command('lint', 'oxlint', '--type-aware', '--quiet'),
  {
    name: 'types',
    run: async () => {
      const routes = await execute(['react-router', 'typegen'])
      if (routes.length > 0) return routes
      // The service worker knows other globals than pages do.
      return [...(await execute(['tsc', '--noEmit'])), ...(await execute(['tsc', '--noEmit', '-p', 'src/worker']))]
    },
  },
  command('dead code', 'knip', '--no-progress'),
  command('database types', 'node', 'scripts/db-types.ts', '--check'),
  command('money document', 'node', 'scripts/money-doc.ts', '--check'),
]
if (!args.includes('--without-tests')) checks.push(command('tests', 'vitest', 'run', '--reporter=dot'))

let failed = 0
for (const check of checks) {
  const startedAt = performance.now()
  const faults = await check.run()
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${check.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  for (const fault of faults.slice(0, 40)) console.log(fault.replace(/^/gm, '    '))
  if (faults.length > 0) failed++
}
console.log(failed === 0 ? 'all checks passed' : `${failed} of ${checks.length} checks failed`)
process.exitCode = failed === 0 ? 0 : 1
