import { createLog, type Log } from '../log.ts'

type Line = Record<string, unknown>

/** A process's log whose lines a test can read. */
export interface LogLines {
  log: Log
  /** Returns the security events since the last call, by name and fields, without what each line has. */
  takeEvents(): Line[]
  /** All that was written so far. */
  text(): string
}

export function recordLog(): LogLines {
  const lines: string[] = []
  let taken = 0
  const log = createLog('trace', { write: line => void lines.push(line) })
  return {
    log,
    takeEvents() {
      const events = lines.slice(taken).map(line => JSON.parse(line) as Line)
      taken = lines.length
      return events
        .filter(line => line['event'])
        .map(line => Object.fromEntries(Object.entries(line).filter(([name]) => !COMMON.has(name))))
    },
    text: () => lines.join(''),
  }
}

const COMMON = new Set(['level', 'time', 'machine', 'process', 'msg'])
