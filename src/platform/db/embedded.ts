import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { tryPort } from '../port.ts'
import { LISTENER_NAME, ownListeners } from './changes.ts'
import { endOrphans, isAlive, isPostgres, lastPort, type Postmaster, pgCtl, readPostmaster } from './embedded/process.ts'
import { lockStart } from './embedded/start-lock.ts'
import { type Watch, watchServer } from './embedded/watch.ts'
import { prepareFolder } from './embedded-folder.ts'

const LOCAL = '127.0.0.1'

export interface EmbeddedServer {
  /** URL of the product's database, with the password. */
  databaseUrl: string
  /** 'started' by this process, or 'found' running: left by a killed process or shared with a live one. */
  how: 'started' | 'found'
  /** Restarts the server whenever it dies, until `stop`: on the same port, so that connections can be made again by the same URL. */
  watch(log: Log): Watch
  /** Shuts the server down, unless another process of the product still uses it. Returns whether it stopped. */
  stop(): Promise<boolean>
}

interface Place {
  folder: string
  password: string
}

/**
 * Ensures that the PostgreSQL of `dataDir` runs: creates it, starts it, or finds it running. It runs outside this process's group (pg_ctl), so that Ctrl-C
 * reaches the product first. Throws an Error with a readable reason.
 */
export async function startEmbedded(dataDir: string, onNote: (note: string) => void): Promise<EmbeddedServer> {
  const folder = join(resolve(dataDir), 'postgres')
  await mkdir(dirname(folder), { recursive: true })
  const release = await lockStart(`${folder}.lock`)
  try {
    const place = { folder, password: await prepareFolder(dataDir, folder, onNote) }
    let port = await findRunning(place)
    const how = port ? 'found' : 'started'
    port ??= await startAnywhere(place)
    const databaseUrl = `${urlOf(port, place.password, 'sanggar')}${socketFolder(folder) && `?host=${encodeURIComponent(folder)}`}`
    await createDatabase(urlOf(port, place.password, 'postgres'))
    if (how === 'found') onNote('PostgreSQL was running already: joined it')
    return { databaseUrl, how, ...endAndWatch(place, port) }
  } finally {
    await release()
  }
}

function endAndWatch(place: Place, port: number): Pick<EmbeddedServer, 'watch' | 'stop'> {
  let watch: Watch | undefined
  let known: Postmaster | undefined
  async function isRunning() {
    // A folder that can't be read for a moment says nothing about the server.
    known = await readPostmaster(place.folder).catch(() => known)
    return await isPostgres(known?.pid ?? 0)
  }
  return {
    watch(log) {
      watch ??= watchServer({
        isRunning,
        restart: () => restart(place, port),
        onGone: () => log.error({ folder: place.folder }, 'PostgreSQL has ended; it is started again'),
        onFailed: (error, nextTryMs) => log.error({ err: error, nextTryMs }, 'PostgreSQL could not be started again'),
        onBack: tries => log.warn({ tries }, 'PostgreSQL is back'),
      })
      return watch
    },
    async stop() {
      await watch?.stop()
      return await stopUnlessUsed(place.folder, urlOf(port, place.password, 'postgres'))
    },
  }
}

/** Starts the server on its port again, or finds that another process has done so. Throws if it can't be reached there. */
async function restart(place: Place, port: number): Promise<void> {
  const release = await lockStart(`${place.folder}.lock`)
  try {
    const running = await findRunning(place)
    if (running === undefined) await startOn(place, port)
    else if (running !== port) throw new Error(`PostgreSQL runs on port ${running} instead of ${port}: start this process again`)
  } finally {
    await release()
  }
}

/** Returns the port of the folder's running server. Clears away what one that died has left: its processes, and a pid that belongs to another program. */
async function findRunning({ folder, password }: Place): Promise<number | undefined> {
  const found = await readPostmaster(folder)
  if (!found) return undefined
  for (let tries = 0; (await isPostgres(found.pid)) && tries < 100; tries++) {
    // It may be starting up or shutting down.
    const response = found.port ? await ask(urlOf(found.port, password, 'postgres')) : 'none'
    if (response === 'ok') return found.port
    if (response === 'refused') throw wrongPassword(folder, `The PostgreSQL of process ${found.pid} was running before, and runs on.`)
    await wait(100)
    if (!(await readPostmaster(folder))) return undefined
  }
  if (await isPostgres(found.pid))
    throw new Error(`a PostgreSQL (process ${found.pid}) holds ${folder} but does not answer; end it, then start again`)
  await endOrphans(folder)
  // PostgreSQL takes over the files of a dead process itself, and checks for shared memory in use. With a live number it would refuse.
  if (isAlive(found.pid))
    for (const name of ['postmaster.pid', `.s.PGSQL.${found.port}.lock`]) await rm(join(folder, name), { force: true })
  return undefined
}

/** Starts the server on the port of last time, which live processes may know, or on another one if that is in use. Returns the port. */
async function startAnywhere(place: Place): Promise<number> {
  for (let tries = 1; ; tries++) {
    const last = tries === 1 ? await lastPort(place.folder) : undefined
    const port = last && (await isFree(last)) ? last : await tryPort(0, LOCAL)
    try {
      await startOn(place, port)
      return port
    } catch (error) {
      // Another process may have taken the port since it was chosen.
      if (tries === 3 || !(error instanceof NotStarted)) throw error
    }
  }
}

class NotStarted extends Error {}

async function startOn({ folder, password }: Place, port: number): Promise<void> {
  const options = [
    `-p ${port}`,
    `-c listen_addresses=${LOCAL}`,
    `-c unix_socket_directories='${socketFolder(folder)}'`,
    '-c shared_buffers=64MB',
    '-c max_connections=100',
  ].join(' ')
  try {
    await pgCtl(folder, ['start', '-w', '-t', '60', '-l', join(folder, 'server.log'), '-o', options])
  } catch (error) {
    const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
    throw new NotStarted(`PostgreSQL did not start: ${log.trim().split('\n').slice(-3).join(' | ') || String(error)}`, { cause: error })
  }
  // On a busy machine the first connection may take longer than one attempt's timeout.
  for (let asked = 0; asked < 5; asked++) {
    const response = await ask(urlOf(port, password, 'postgres'))
    if (response === 'ok') return
    if (response === 'refused') break
    await wait(200)
  }
  // It was started here, and nobody else can use it: the next start must not find it in its way.
  await pgCtl(folder, ['stop', '-m', 'fast', '-w', '-t', '30'])
  throw wrongPassword(folder, 'PostgreSQL was stopped again.')
}

function wrongPassword(folder: string, state: string): Error {
  return new Error(
    `PostgreSQL refuses the password in ${folder}.password: put back the file that belongs to this database, from a backup of the data folder. ${state}`,
  )
}

async function stopUnlessUsed(folder: string, adminUrl: string): Promise<boolean> {
  const running = await readPostmaster(folder)
  if (!running || !(await isPostgres(running.pid))) return true
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'sanggar-stop' })
  client.on('error', () => {})
  try {
    await client.connect()
    // Another process may be about to exit, too.
    for (let tries = 0; await isUsed(client); tries++) {
      if (tries === 15) return false
      await wait(100)
    }
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
  await pgCtl(folder, ['stop', '-m', 'fast', '-w', '-t', '30'])
  return true
}

/** True if another process of the product listens. This process's own connection may end shortly after its release. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_stat_activity where application_name = $1 and pid <> all ($2::int[]) limit 1', [
    LISTENER_NAME,
    [...ownListeners],
  ])
  return rows.length > 0
}

async function createDatabase(adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query("select 1 from pg_database where datname = 'sanggar'")
    if (rows.length === 0) await client.query('create database sanggar')
  } finally {
    await client.end()
  }
}

/** SQLSTATE invalid_password. Source: PostgreSQL, appendix A. */
const INVALID_PASSWORD = '28P01'

/** Asks a server for one statement: 'refused' means that it does not take the password. */
async function ask(url: string): Promise<'ok' | 'none' | 'refused'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'ok'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD ? 'refused' : 'none'
  } finally {
    await client.end().catch(() => {})
  }
}

async function isFree(port: number): Promise<boolean> {
  return await tryPort(port, LOCAL).then(
    () => true,
    () => false,
  )
}

/** A Unix socket costs half as much as TCP. Returns '' if the system has none or its path would be too long (107 bytes). */
function socketFolder(folder: string): string {
  return process.platform === 'win32' || Buffer.byteLength(folder) > 80 || folder.includes("'") ? '' : folder
}

const urlOf = (port: number, password: string, database: string) => `postgres://postgres:${password}@${LOCAL}:${port}/${database}`
