import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedEnvironment, pinnedNode } from './node.mjs'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, unsteadyOfPlaywright, unsteadyOfVitest } from './report.mjs'

const MARK = 'SANGGAR_TEST_RUN'
// Ends what hangs, all runners together: a shared machine may take twice as long as another for the same tests. How long a run should take stands in docs/measured.md.
const TIMEOUT_MS = 80 * 60_000
const GRACE_MS = 5000

/**
 * Runs the tests (unit and integration: vitest; journeys: playwright), prints the failures, and `N passed, N failed` last. `--unit` and `--e2e` skip the
 * other part; other arguments are passed to the runners. A failed test is retried once, since a shared machine may stall a browser or a server for seconds,
 * and is then reported as flaky. A runner that crashes or finds no test counts as a failure. Returns the exit code; leaves no process of the run behind.
 */
export async function runTests(args) {
  const rest = args.filter(arg => arg !== '--unit' && arg !== '--e2e')
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-run-'))
  const run = { id: randomUUID(), folder, deadline: Date.now() + TIMEOUT_MS }
  const total = { passed: 0, failed: 0, failures: [], unsteady: [] }
  try {
    if (!args.includes('--e2e')) add(total, await runVitest(run, rest))
    if (!args.includes('--unit')) add(total, await runPlaywright(run, rest))
  } finally {
    const left = await endLeftOvers(run.id)
    if (left > 0) {
      console.error(`sanggar: ${left} processes of the run were left and have been ended`)
      total.failed++
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (const test of total.unsteady) console.log(`\nunsteady, passed at the second try: ${test}`)
  for (const failure of total.failures) console.log(`\nfailed: ${failure}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

function add(total, { passed, failed, failures, unsteady }) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.unsteady.push(...unsteady)
}

async function runVitest(run, args) {
  const file = join(run.folder, 'vitest.json')
  const code = await execute(run, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  const report = readReport(file)
  return { ...countVitest(report, code), failures: failuresOfVitest(report), unsteady: unsteadyOfVitest(report) }
}

async function runPlaywright(run, args) {
  const file = join(run.folder, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await execute(run, ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=list,json', ...args], env)
  const report = readReport(file)
  return { ...countPlaywright(report, code), failures: failuresOfPlaywright(report), unsteady: unsteadyOfPlaywright(report) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs the pinned Node in its own process group, which is killed when it exits, when this process exits, or on timeout. */
function execute(run, args, env = {}) {
  if (Date.now() >= run.deadline) {
    console.error(`sanggar: no time is left for ${args[0]}`)
    return 1
  }
  return new Promise(done => {
    const child = spawn(pinnedNode(), args, {
      stdio: 'inherit',
      detached: process.platform !== 'win32',
      env: { ...pinnedEnvironment(), [MARK]: run.id, ...env },
    })
    const end = () => endGroup(child.pid)
    const timer = setTimeout(() => {
      console.error(`sanggar: the tests took more than ${TIMEOUT_MS / 60_000} minutes; ${args[0]} was ended`)
      end()
    }, run.deadline - Date.now())
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
    child.on('error', () => done(1))
    child.on('exit', code => {
      clearTimeout(timer)
      done(code ?? 1)
    })
  })
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has exited already.
  }
}

/** Kills processes with the run's mark in their environment (Linux) that don't exit in time. Returns their number. */
async function endLeftOvers(id) {
  if (process.platform !== 'linux') return 0
  const left = () => readdirSync('/proc').filter(name => /^\d+$/.test(name) && Number(name) !== process.pid && bearsMark(name, id))
  for (const deadline = Date.now() + GRACE_MS; left().length > 0 && Date.now() < deadline; ) await wait(100)
  const stubborn = left()
  for (const pid of stubborn) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
  return stubborn.length
}

function bearsMark(pid, id) {
  try {
    const isZombie = readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
    return !isZombie && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${id}`)
  } catch {
    return false
  }
}
