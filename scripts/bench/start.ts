// Measures a warm start: the time from the command to the first page, and the memory of the idle process.
//   npm run bench:start
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { get, median, memoryOf } from './servers.ts'

const PORT = 4121
const folder = await mkdtemp(join(tmpdir(), 'sanggar-start-'))
try {
  const first = await start()
  console.log(`first start (database made, demo loaded): ${first.seconds.toFixed(1)} s`)
  const later = [await start(), await start(), await start()]
  console.log(`later start, to the first page: ${median(later.map(run => run.seconds)).toFixed(2)} s (wanted < 3)`)
  console.log(`memory of the idle process: ${median(later.map(run => run.idleMb)).toFixed(0)} MB (wanted < 200)`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function start() {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], { env: { ...process.env, PORT: String(PORT), DATA_DIR: folder }, stdio: 'ignore', detached: true })
  const ended = new Promise(done => child.once('exit', done))
  try {
    while ((await statusOf()) !== 200) {
      if (performance.now() - startedAt > 120_000) throw new Error('no page within 120 s')
      await wait(20)
    }
    const seconds = (performance.now() - startedAt) / 1000
    await wait(3000)
    const pid = Number(/process_pid (\d+)/.exec(String((await get(PORT, 'localhost', '/metrics')).body))?.[1])
    return { seconds, idleMb: memoryOf(pid) }
  } finally {
    // The whole process group, as Ctrl-C does.
    if (child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}

function statusOf(): Promise<number> {
  return get(PORT, 'alkademi.localhost', '/').then(
    answer => answer.status,
    () => 0,
  )
}
