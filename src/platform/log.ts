import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>

/** Creates the process's log: one JSON line per event, without credentials. */
export function createLog(level: string): pino.Logger {
  return pino({
    level,
    base: null,
    redact: { paths: ['*.authorization', '*.cookie', '*.secret', '*.password', '*.token'], censor: '[hidden]' },
  })
}
