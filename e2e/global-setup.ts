import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { makeTestFolder } from '#platform/testing/folder.ts'
import { makeDataFolder } from '../scripts/data-folder.ts'

/** Starts one real server with the demo for all journeys; stops it and its PostgreSQL when they are done. Those with a product of their own copy the folder of the demo. */
export default async function setup() {
  const seeded = await makeTestFolder('e2e-seeded')
  const stopSeeding = await startAnywhere(seeded)
  await stopSeeding()
  process.env['SEEDED_DATA_DIR'] = seeded
  const folder = await makeDataFolder('e2e')
  const stop = await startAnywhere(folder)
  return async () => {
    await stop()
    for (const one of [folder, seeded]) await rm(one, { recursive: true, force: true })
  }
}

/** Starts the server on a free port, and returns a function that stops it. */
async function startAnywhere(folder: string): Promise<() => Promise<void>> {
  // Another process may take the port between its choice and its use.
  for (let tries = 1; ; tries++) {
    const stop = await start(await freePort(), folder)
    if (stop) return stop
    if (tries === 3) throw new Error('the server for the journeys did not come up')
  }
}

/** Starts the server. Returns a function that stops it, or undefined if it did not start. */
async function start(port: number, folder: string): Promise<(() => Promise<void>) | undefined> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      CALLS_PER_MINUTE: '0',
      PICTURES_PER_MINUTE: '0',
      WEBHOOKS_LOOPBACK: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.env['E2E_PORT'] = String(port)
  process.env['E2E_DATA'] = folder
  const stop = async () => {
    const ended = new Promise(done => child.once('exit', done))
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await ended
    }
  }
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/Courses`).catch(() => undefined)
    if (answer?.status === 200) return stop
    await wait(200)
  }
  await stop()
  return undefined
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}
