import { type DestinationStream, pino } from 'pino'

export type Log = Pick<pino.Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>

/** Creates the process's log: one JSON line per event, without credentials; to standard output unless there is a destination. */
export function createLog(level: string, destination?: DestinationStream): pino.Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['*.authorization', '*.cookie', '*.secret', '*.password', '*.token'], censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
