// Measures what a session costs per request, and whether a hundred sign-ins per second are queued rather than failed.
//   npm run bench:sign-in
// The same pages and endpoints are requested alternately without and with a session, so that noise affects both alike. Sign-ins use the account site's form,
// a hundred in each second for five seconds, regardless of pending ones.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HttpBrowser, signIn } from '../../e2e/http.ts'
import { cpuOf, cpuOfTree, get, median, percentile, startServer } from './servers.ts'

const PORT = 4104
const HOST = 'alkademi.localhost'
const ROUNDS = 7
const REQUESTS = 400
const AT_ONCE = 8
const WARM_UP = 3000
const SIGN_INS = { aSecond: 100, seconds: 5 }

process.env['E2E_PORT'] = String(PORT)
const folder = await mkdtemp(join(tmpdir(), 'sanggar-sign-in-'))
// The rate limit stays on, but out of reach: a fast machine sends more requests than one network may.
const env = { DATA_DIR: folder, LOG_LEVEL: 'error', CALLS_PER_MINUTE: '10000000' }
const server = await startServer(['build/server/index.js'], PORT, env, '/readyz', { isPinned: false })
try {
  const demo = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as {
    logins: { kind: string; email: string; password: string; totpSecret?: string }[]
  }
  const people = demo.logins.filter(one => !one.totpSecret)
  const login = demo.logins.find(one => one.kind === 'student')
  if (!login) throw new Error('the demo has no student')
  const browser = new HttpBrowser()
  await signIn(browser, HOST, login, '/Courses')
  const access = browser.cookie(HOST, 'sanggar_access')
  const app = browser.cookie(HOST, 'sanggar_app')
  if (!access || !app) throw new Error('nobody is signed in')
  const postmaster = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

  const cases = [
    {
      name: 'class list',
      path: '/Courses',
      without: { cookie: 'sanggar_access=measuring' },
      with: { cookie: `sanggar_access=${access}; sanggar_app=${app}` },
    },
    {
      name: 'call class/recent',
      path: '/api/services/v1/class/recent',
      without: { 'x-app-token': app },
      with: { 'x-app-token': app, authorization: access },
    },
  ]
  const measure = async (path: string, headers: Record<string, string>, count = REQUESTS) => {
    const before = cpuOf(server.pid) + cpuOfTree(postmaster)
    let left = count
    const work = async () => {
      while (left-- > 0) {
        const { status } = await get(PORT, HOST, path, headers)
        if (status !== 200) throw new Error(`${path}: ${status}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return (cpuOf(server.pid) + cpuOfTree(postmaster) - before) / count
  }
  console.log(`CPU of Node and PostgreSQL, ms a request; medians of ${ROUNDS} rounds of ${REQUESTS}\n`)
  for (const one of cases) {
    for (const headers of [one.without, one.with]) await measure(one.path, headers, WARM_UP)
    const runs: [number, number][] = []
    for (let round = 0; round < ROUNDS; round++) runs.push([await measure(one.path, one.without), await measure(one.path, one.with)])
    const [without, signedIn] = [median(runs.map(run => run[0])), median(runs.map(run => run[1]))]
    const added = median(runs.map(([a, b]) => b - a))
    console.log(
      `${one.name.padEnd(20)} ${without.toFixed(2)} nobody   ${signedIn.toFixed(2)} signed in   ${added.toFixed(2)} added (wanted ≤ 5.00)`,
    )
  }

  const startedAt = performance.now()
  const times: number[] = []
  let failed = 0
  const page = await new HttpBrowser().follow(`http://account.localhost:${PORT}/sign-in`)
  const all: Promise<void>[] = []
  for (let second = 0; second < SIGN_INS.seconds; second++) {
    for (let n = 0; n < SIGN_INS.aSecond; n++) {
      const begun = performance.now()
      const person = people[(second * SIGN_INS.aSecond + n) % people.length]
      const one = new HttpBrowser()
      const hidden = page.text.replace(/name="form" value="[^"]*"/, `name="form" value="bench-${second}-${n}"`)
      all.push(
        one.submit({ url: page.url, text: hidden }, { email: person?.email ?? '', password: person?.password ?? '' }).then(answer => {
          times.push(performance.now() - begun)
          if (answer.status !== 200 || !one.cookie('account.localhost', 'sanggar_account.session_token')) failed++
        }),
      )
    }
    await wait(Math.max(0, (second + 1) * 1000 - (performance.now() - startedAt)))
  }
  await Promise.all(all)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `\n${all.length} sign-ins, ${SIGN_INS.aSecond} a second: ${failed} failed; all done after ${seconds.toFixed(1)} s (${(all.length / seconds).toFixed(0)} a second);` +
      ` waited ${(median(times) / 1000).toFixed(1)} s in the median, ${(percentile(times, 0.95) / 1000).toFixed(1)} s at the 95th percentile`,
  )
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
