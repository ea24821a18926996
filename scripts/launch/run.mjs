import { spawn } from 'node:child_process'
import { pinnedEnvironment, pinnedNode } from './node.mjs'
import { SERVER_ENVIRONMENT } from './serve.mjs'

/**
 * Runs the pinned Node in the foreground and returns its exit code. Forwards signals sent to this process only; Ctrl-C reaches the whole process group. The
 * child gets this process's pid and exits when it is gone (`LAUNCHER_PID`, src/main/server.ts).
 */
export function handOver(args, env) {
  return new Promise((done, fail) => {
    const child = spawn(pinnedNode(), args, {
      stdio: 'inherit',
      env: { ...SERVER_ENVIRONMENT, ...pinnedEnvironment(), LAUNCHER_PID: String(process.pid), ...env },
    })
    // At a terminal the whole group has received the signal already; a second one would abort the orderly shutdown.
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY) child.kill('SIGINT')
    })
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    process.on('SIGHUP', () => child.kill('SIGTERM'))
    child.on('error', fail)
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}
