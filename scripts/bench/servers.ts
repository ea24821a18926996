import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A measured server, pinned to the first CPU if possible. */
export interface Server {
  pid: number
  port: number
  stop(): Promise<void>
}

export async function startServer(
  args: string[],
  port: number,
  env: Record<string, string> = {},
  readyPath = '/readyz',
  { isPinned = true, program = process.execPath, patienceMs = 60_000 } = {},
): Promise<Server> {
  const whole = [program, ...args]
  const [command, ...rest] = isPinned ? pinned(0, whole) : whole
  const child = spawn(command ?? '', rest, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    const status = await get(port, 'localhost', readyPath).then(
      answer => answer.status,
      () => 0,
    )
    if (status === 200) return { pid: child.pid ?? 0, port, stop: () => stop(child) }
  }
  await stop(child)
  throw new Error(`${args.join(' ')} was not ready in ${patienceMs / 1000} s`)
}

export function pinned(processor: number, command: string[]): string[] {
  return process.platform === 'linux' ? ['taskset', '-c', String(processor), ...command] : command
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  milliseconds: number
}

/** Sends one GET to 127.0.0.1 with the tenant in the Host header, on a new connection: a kept one may be closed just as it is reused. */
export function get(port: number, host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const startedAt = performance.now()
  return new Promise((done, fail) => {
    const req = request({ agent: false, host: '127.0.0.1', port, path, headers: { host, ...headers }, timeout: 30_000 }, res => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        done({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - startedAt,
        }),
      )
      res.on('error', fail)
    })
    req.on('timeout', () => req.destroy(new Error('no answer in 30 s')))
    req.on('error', fail)
    req.end()
  })
}

const TICK_MS = 10

/** Returns the CPU time that a process has used, in milliseconds (Linux: /proc, 100 ticks per second). */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13)
  return (user + system) * TICK_MS
}

/** Returns the CPU time of a process and its descendants, running or waited for. */
export function cpuOfTree(pid: number): number {
  const children = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) && statOf(Number(name))[1] === pid ? [Number(name)] : []))
  const [waitedUser = 0, waitedSystem = 0] = statOf(pid).slice(13, 15)
  return cpuOf(pid) + (waitedUser + waitedSystem) * TICK_MS + children.reduce((sum, child) => sum + cpuOf(child), 0)
}

/** Returns the figures of a process from its state on (the parent is the second); none of one that has ended. */
function statOf(pid: number): number[] {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []).map(Number)
  } catch {
    return []
  }
}

/** Returns the resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** autocannon's result. */
export interface CannonResult {
  requests: { total: number }
  duration: number
  non2xx: number
}

/** Loads a local URL for some seconds with so many concurrent requests, from the second CPU. */
export function cannon(
  port: number,
  path: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 32,
): Promise<CannonResult> {
  const args = ['node_modules/autocannon/autocannon.js', '--json', '-c', String(connections), '-d', String(seconds)]
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`)
  const [command = '', ...rest] = pinned(1, [process.execPath, ...args, `http://127.0.0.1:${port}${path}`])
  return new Promise((done, fail) => {
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)))
    child.on('error', fail)
    // Named boundary: autocannon's own report.
    child.on('exit', code => (code === 0 ? done(JSON.parse(text) as CannonResult) : fail(new Error(`the load ended with ${code}`))))
  })
}
