import { spawn } from 'node:child_process'
import { pinnedEnvironment, pinnedNode } from './node.mjs'

/**
 * Runs the pinned Node in the foreground and answers its exit code. A signal that only this process got is passed on; Ctrl-C reaches the whole
 * group by itself. The child learns this process's number and ends when it is gone (`LAUNCHER_PID`, src/main/server.ts).
 */
export function handOver(args, env) {
  return new Promise((done, fail) => {
    const child = spawn(pinnedNode(), args, {
      stdio: 'inherit',
      // Pictures are decoded by several threads; glibc would keep what each of them has freed.
      env: { MALLOC_ARENA_MAX: '2', ...pinnedEnvironment(), LAUNCHER_PID: String(process.pid), ...env },
    })
    // At a terminal the group has had the signal already; a second one would end the orderly stop.
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY) child.kill('SIGINT')
    })
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    process.on('SIGHUP', () => child.kill('SIGTERM'))
    child.on('error', fail)
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}
