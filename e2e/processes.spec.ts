import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { get } from '../scripts/bench/servers.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let folder: string
let ports: [number, number]
const running: ChildProcess[] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-kill-'))
  ports = [await freePort(), await freePort()]
})
test.afterAll(async () => {
  for (const child of running) await end(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

test('a killed process loses nothing that was committed, and the next start joins its PostgreSQL', async () => {
  const first = await start(ports[0])
  changeTitle('Sebelum Dibunuh')
  expect(await titleOn(ports[0])).toContain('Sebelum Dibunuh')
  await end(first, 'SIGKILL')
  await start(ports[0])
  expect(await titleOn(ports[0])).toContain('Sebelum Dibunuh')
})

test('a write through one process shows on the other within a second', async () => {
  await start(ports[1])
  expect(await titleOn(ports[1])).toContain('Sebelum Dibunuh')
  changeTitle('Sesudah Diubah')
  const changedAt = performance.now()
  for (const port of ports) {
    while (!(await titleOn(port)).includes('Sesudah Diubah')) {
      expect(performance.now() - changedAt).toBeLessThan(1000)
      await wait(20)
    }
  }
})

test('the one that stops last stops PostgreSQL; a second start on a port in use says so', async () => {
  const [, again, second] = running
  const refused = await outputOf(ports[0])
  expect(refused).toContain(`port ${ports[0]} is in use`)
  if (again) await end(again, 'SIGTERM')
  expect(await titleOn(ports[1])).toContain('Sesudah Diubah')
  // PostgreSQL removes the file when it has stopped in order.
  const isRunning = () =>
    readFile(join(folder, 'postgres/postmaster.pid')).then(
      () => true,
      () => false,
    )
  expect(await isRunning()).toBe(true)
  if (second) await end(second, 'SIGTERM')
  expect(await isRunning()).toBe(false)
})

test('a stale postmaster.pid of a machine that went down does not stop the next start', async () => {
  const port = await holdPort()
  await writeFile(
    join(folder, 'postgres/postmaster.pid'),
    `${process.pid}\n${join(folder, 'postgres')}\n0\n${port.number}\n\n127.0.0.1\n0 0\nready\n`,
  )
  const child = await start(ports[0])
  expect(await titleOn(ports[0])).toContain('Sesudah Diubah')
  await end(child, 'SIGTERM')
  port.server.close()
})

test('a bad setting of the environment is named', async () => {
  expect(await outputOf(99_999)).toMatch(/cannot start: PORT: /)
})

function environment(port: number) {
  return { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' }
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server/index.js'], { env: environment(port), stdio: 'ignore' })
  running.push(child)
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await get(port, 'demo.localhost', '/').catch(() => undefined)
    if (answer?.status === 200) return child
    await wait(100)
  }
  throw new Error('the server was not ready in 30 s')
}

/** What a start prints that fails. */
function outputOf(port: number): Promise<string> {
  return new Promise(done => {
    const child = spawn(process.execPath, ['build/server/index.js'], { env: environment(port), stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += String(part)))
    child.on('exit', code => done(code === 0 ? 'it started' : text))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(done => child.once('exit', done))
  child.kill(signal)
  await ended
}

function changeTitle(title: string) {
  execFileSync(process.execPath, ['scripts/settings.ts', 'demo.localhost', 'title', title], { env: environment(ports[0]), stdio: 'ignore' })
}

async function titleOn(port: number): Promise<string> {
  const { body } = await get(port, 'demo.localhost', '/Courses')
  return /<title>([^<]*)/.exec(String(body))?.[1] ?? ''
}

async function freePort(): Promise<number> {
  const { server, number } = await holdPort()
  await new Promise(done => server.close(done))
  return number
}

function holdPort(): Promise<{ server: Server; number: number }> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') done({ server, number: address.port })
    })
  })
}
