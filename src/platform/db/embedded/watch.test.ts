import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Changes } from '../changes.ts'
import { type EmbeddedServer, startEmbedded } from '../embedded.ts'
import { createPool } from '../pool.ts'
import { isPostgres, readPostmaster } from './process.ts'
import { type Watch, watchServer } from './watch.ts'

let dataDir = ''
const folder = () => join(dataDir, 'postgres')
const lines: string[] = []
const log = pino({ level: 'warn', base: null }, { write: line => lines.push(line) })
let server: EmbeddedServer
let watch: Watch

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sanggar-watch-'))
  await chmod(dataDir, 0o755)
  server = await startEmbedded(dataDir, () => {})
  watch = server.watch(log)
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function killPostmaster(): Promise<number> {
  const { pid = 0 } = (await readPostmaster(folder())) ?? {}
  expect(await isPostgres(pid)).toBe(true)
  process.kill(pid, 'SIGKILL')
  return pid
}

const said = () => lines.map(line => (JSON.parse(line) as { msg: string }).msg)

describe('an embedded PostgreSQL whose postmaster is killed', () => {
  it('is back by itself, with a backend that computes, and pools and listeners connect again by the same URL', async () => {
    const pool = createPool(server.databaseUrl, 4, () => {})
    const changes = new Changes(server.databaseUrl, () => {})
    const heard: string[] = []
    changes.onChange(change => heard.push(...change.tags))
    await changes.start()
    await pool.query('create table kept (n int)')
    await pool.query('insert into kept values (1)')
    // It does not look after its postmaster while it computes, and holds the shared memory.
    const busy = pool.query('select count(*) from generate_series(1, 4000000000)').catch((error: unknown) => error)
    const killed = await killPostmaster()
    await expect.poll(() => watch.state()).toBe('restarting')
    await expect.poll(() => watch.state(), { timeout: 30_000 }).toBe('running')
    expect((await readPostmaster(folder()))?.pid).not.toBe(killed)
    expect(await busy).toBeInstanceOf(Error)
    expect((await pool.query('select n from kept')).rows).toEqual([{ n: 1 }])
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('*')
    await pool.query(`select pg_notify('sanggar_changes', '{"tenantId":null,"tags":["after"]}')`)
    await expect.poll(() => heard).toContain('after')
    expect(said()).toEqual(['PostgreSQL has ended; it is started again', 'PostgreSQL is back'])
    await changes.stop()
    await pool.end()
  })

  it('is brought back by one of two processes of the same folder, and the other joins it', async () => {
    const other = await startEmbedded(dataDir, () => {})
    expect([other.how, other.databaseUrl]).toEqual(['found', server.databaseUrl])
    const second = other.watch(log)
    lines.length = 0
    await killPostmaster()
    await expect.poll(() => [watch.state(), second.state()].includes('restarting')).toBe(true)
    await expect.poll(() => [watch.state(), second.state()], { timeout: 30_000 }).toEqual(['running', 'running'])
    expect(said().filter(line => line.includes('could not'))).toEqual([])
    await second.stop()
  })

  it('is tried again with pauses while its folder cannot be used, and is back when it can', async () => {
    lines.length = 0
    await chmod(folder(), 0o000)
    await killPostmaster()
    await expect.poll(() => said(), { timeout: 20_000 }).toContain('PostgreSQL could not be started again')
    expect(watch.state()).toBe('restarting')
    await chmod(folder(), 0o700)
    await expect.poll(() => watch.state(), { timeout: 30_000 }).toBe('running')
    expect(said().at(-1)).toBe('PostgreSQL is back')
  })
})

it('a password that PostgreSQL refuses is named at once, whether it was running or not', async () => {
  const file = join(dataDir, 'postgres.password')
  const right = await readFile(file, 'utf8')
  await writeFile(file, 'salah')
  await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(/refuses the password.*was running before, and runs on/s)
  await writeFile(file, right)
  expect(await server.stop()).toBe(true)
  await writeFile(file, 'salah')
  await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(/refuses the password.*was stopped again/s)
  expect(await readPostmaster(folder())).toBeUndefined()
  await writeFile(file, right)
  server = await startEmbedded(dataDir, () => {})
  expect(server.how).toBe('started')
})

it('a lock that names a live process which starts nothing is refused at once, that of a dead one is taken over', async () => {
  const file = join(dataDir, 'postgres.lock')
  await writeFile(file, String(process.ppid))
  execFileSync('touch', ['-d', '1 hour ago', file])
  const startedAt = performance.now()
  await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(/names process \d+, which is alive but starts nothing.*remove the file/s)
  expect(performance.now() - startedAt).toBeLessThan(2000)
  await writeFile(file, '999999999')
  expect((await startEmbedded(dataDir, () => {})).how).toBe('found')
})

it('pauses between tries grow to their limit', async () => {
  const pauses: number[] = []
  let isUp = false
  const tried = watchServer(
    {
      isRunning: async () => isUp,
      async restart() {
        isUp = pauses.length === 6
        if (!isUp) throw new Error('not yet')
      },
      onGone: () => {},
      onFailed: (_, next) => pauses.push(next),
      onBack: () => {},
    },
    { lookMs: 1, firstPauseMs: 1, maxPauseMs: 8 },
  )
  await expect.poll(() => isUp).toBe(true)
  await tried.stop()
  expect(pauses).toEqual([1, 2, 4, 8, 8, 8])
})
