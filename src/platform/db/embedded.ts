import { execFile } from 'node:child_process'
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { LISTENER_NAME, ownListeners } from './changes.ts'
import { binaries, isRoot, isThere, prepareFolder } from './embedded-folder.ts'

const run = promisify(execFile)

export interface EmbeddedServer {
  /** URL of the product's database, with the password. */
  databaseUrl: string
  /** 'started' by this process, or 'found' running: left by a killed process or shared with a live one. */
  how: 'started' | 'found'
  /** Shuts the server down, unless another process of the product still uses it. Returns whether it stopped. */
  stop(): Promise<boolean>
}

/**
 * Ensures that the PostgreSQL of `dataDir` runs: creates it, starts it, or finds it running. It runs outside this process's group (pg_ctl), so that Ctrl-C
 * reaches the product first. Throws an Error with a readable reason.
 */
export async function startEmbedded(dataDir: string, onNote: (note: string) => void): Promise<EmbeddedServer> {
  const folder = join(resolve(dataDir), 'postgres')
  await mkdir(dirname(folder), { recursive: true })
  const release = await lock(`${folder}.lock`)
  try {
    const password = await prepareFolder(dataDir, folder, onNote)
    let port = await findRunning(folder, password)
    const how = port ? 'found' : 'started'
    port ??= await start(folder, password)
    const databaseUrl = `${urlOf(port, password, 'sanggar')}${socketFolder(folder) && `?host=${encodeURIComponent(folder)}`}`
    await createDatabase(urlOf(port, password, 'postgres'))
    if (how === 'found') onNote('PostgreSQL was running already: joined it')
    return { databaseUrl, how, stop: () => stopUnlessUsed(folder, urlOf(port, password, 'postgres')) }
  } finally {
    await release()
  }
}

/** Returns the port of the folder's running server. Removes a postmaster.pid without a live PostgreSQL. */
async function findRunning(folder: string, password: string): Promise<number | undefined> {
  const file = join(folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, , , port] = text.split('\n')
  for (let tries = 0; (await isPostgres(Number(pid))) && tries < 100; tries++) {
    // It may be starting up or shutting down.
    if (Number(port) && (await answers(urlOf(Number(port), password, 'postgres')))) return Number(port)
    await wait(100)
    if (!(await isThere(file))) return undefined
  }
  if (await isPostgres(Number(pid)))
    throw new Error(`a PostgreSQL (process ${pid}) holds ${folder} but does not answer; end it, then start again`)
  await rm(file, { force: true })
  return undefined
}

async function start(folder: string, password: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const options = [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      `-c unix_socket_directories='${socketFolder(folder)}'`,
      '-c shared_buffers=64MB',
      '-c max_connections=100',
    ].join(' ')
    try {
      await pgCtl(folder, ['start', '-w', '-t', '60', '-l', join(folder, 'server.log'), '-o', options])
    } catch (error) {
      // Another process may have taken the port since it was chosen.
      if (tries < 3) continue
      const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start: ${log.trim().split('\n').slice(-3).join(' | ') || String(error)}`)
    }
    // On a busy machine the first connection may take longer than one attempt's timeout.
    for (let asked = 0; asked < 5; asked++) {
      if (await answers(urlOf(port, password, 'postgres'))) return port
      await wait(200)
    }
    // It was started here, and nobody else can use it: the next start must not find it in its way.
    await pgCtl(folder, ['stop', '-m', 'fast', '-w', '-t', '30'])
    throw new Error(
      `PostgreSQL refuses the password in ${folder}.password: put back the file that belongs to this database, from a backup of the data folder`,
    )
  }
}

async function stopUnlessUsed(folder: string, adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'sanggar-stop' })
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

async function pgCtl(folder: string, args: string[]) {
  const owner = await stat(folder)
  // Spawned without our pipes: the server would keep them open and the call would never return.
  await new Promise<void>((done, fail) => {
    const child = execFile(
      join(binaries(), 'pg_ctl'),
      ['-D', folder, '-s', ...args],
      isRoot() ? { uid: owner.uid, gid: owner.gid, cwd: folder } : { cwd: folder },
    )
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? done() : fail(new Error(`pg_ctl ${args[0]} ended with ${code}`))))
  })
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

/** Allows one process at a time to start the server. The lock of a dead process is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now())
      if (holder ? !isAlive(holder) : age > 2000) await rm(file, { force: true })
      else await wait(100)
    }
  }
  throw new Error(`another start has held ${file} for a minute; if none is running, remove it`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** True if the process is alive and is PostgreSQL: after a reboot its pid may belong to another program. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: 'postgres' }))
  return stdout.includes('postgres')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function freePort(): Promise<number> {
  return await new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}

/** A Unix socket costs half as much as TCP. Returns '' if the system has none or its path would be too long (107 bytes). */
function socketFolder(folder: string): string {
  return process.platform === 'win32' || Buffer.byteLength(folder) > 80 || folder.includes("'") ? '' : folder
}

const urlOf = (port: number, password: string, database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
