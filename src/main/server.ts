import type { Server } from 'node:http'
import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import type { ServerBuild } from 'react-router'
import { parseConfig } from '#platform/config/config.ts'
import { tryPort } from '#platform/port.ts'
import { loadDemoAlone, prepareDemo } from './demo/demo.ts'
import { offerSetup } from './installation/installation.ts'
import { limitBodyTime } from './process/body-time.ts'
import { ownTask } from './process/child-process.ts'
import { createDrain } from './process/drain.ts'
import { watchLauncher } from './process/launcher.ts'
import { addServerHeaders } from './process/server-headers.ts'
import { startRuntime } from './runtime.ts'
import { createWeb } from './web.ts'

// Named boundary: the generated module's type declares optional fields differently.
const serverBuild = build as unknown as ServerBuild

const KEEP_ALIVE_MS = 65_000
/** What requests that have arrived get at a stop, and the jobs, pools and PostgreSQL after them. */
const REQUESTS_MS = 30_000
const AFTERWARDS_MS = 20_000

const note = (text: string) => console.log(`sanggar: ${text}`)

function fail(error: unknown): never {
  console.error(`sanggar: cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function start() {
  const config = parseConfig(process.env)
  const inUse = (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? new Error(`port ${config.port} is in use; end the other program or set PORT to another`) : error
  // Before the database is started, migrated and filled for a server that can't listen.
  await tryPort(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
    throw inUse(error)
  })
  const runtime = await startRuntime(config, note)
  const drain = createDrain({ graceMs: config.drainMs, requestsMs: REQUESTS_MS })
  const fetch = drain.gate(await createWeb(runtime, serverBuild, resolve('build/client')))
  // Named boundary: without options it is a server of HTTP/1.
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env as HttpBindings) }) as Server
  drain.follow(server)
  addServerHeaders(server, { isSecure: config.publicScheme === 'https' })
  // Longer than clients and proxies keep an idle connection, so that none is reused just as it is closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  limitBodyTime(server, { driveHosts: new Set([...config.callHosts].flatMap(([host, name]) => (name === 'drive' ? [host] : []))) })
  closeWithGrace({ delay: config.drainMs + REQUESTS_MS + AFTERWARDS_MS, logger: false }, async ({ err }) => {
    if (err) runtime.log.error({ err }, 'an error that nobody caught')
    if (server.listening) await drain.stop(server)
    await runtime.stop()
  })
  await prepareDemo(runtime, note)
  await offerSetup(runtime, note)
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse)
    server.listen(config.port, config.host, done)
  }).catch(async (error: NodeJS.ErrnoException) => {
    await runtime.stop()
    throw inUse(error)
  })
  // From here on nothing ends the process where the database is away: it waits for it.
  await runtime.queue?.work()
  watchLauncher(config.launcherPid)
  note(`ready on port ${config.port}`)
}

async function load() {
  const config = parseConfig(process.env)
  if (!config.databaseUrl) throw new Error('DATABASE_URL is missing')
  await loadDemoAlone(config.databaseUrl, config)
  // The channel to the waiting parent process would keep this one alive.
  process.disconnect?.()
}

const task = ownTask()
void (task ? load() : start()).catch(fail)
