import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 500

/**
 * Ends this process with SIGTERM when the npm that runs it is gone: npm does not pass its signals on, and its shell, which may stand between, lives on. Does
 * nothing outside npm.
 */
export function watchNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const beyond = isShell(parent) ? parentOf(parent) : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (beyond === undefined || parentOf(parent) === beyond)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
}

/** npm runs scripts with `sh -c`; some shells replace themselves by the script's only command, others wait for it. */
function isShell(pid) {
  return /(^|\/|-)(ba|da|z)?sh$/.test(ask(pid, 'comm'))
}

const parentOf = pid => Number(ask(pid, 'ppid'))

/** Returns a field of a process, '' if it is gone. */
function ask(pid, field) {
  try {
    if (process.platform === 'linux') {
      const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return (field === 'comm' ? name : parent) ?? ''
    }
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
