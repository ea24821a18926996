import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>

/** The process's log: a JSON line an event, without credentials. */
export function createLog(level: string): pino.Logger {
  return pino({
    level,
    base: null,
    redact: { paths: ['*.authorization', '*.cookie', '*.secret', '*.password', '*.token'], censor: '[hidden]' },
  })
}
