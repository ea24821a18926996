import { isAppError, toWords } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { type Config, parseConfig } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog, type Log } from '#platform/log.ts'

/** Tools of an operator's command: the product's settings and its database, also while the product runs. */
export interface OperatorTools {
  config: Config
  log: Log
  databaseUrl: string
  pool: ReturnType<typeof createPool>
}

/** Runs a command and closes what it opened. On failure, prints the error with its field problems and exits with 1. */
export async function asOperator(work: (tools: OperatorTools) => Promise<void>): Promise<void> {
  const config = parseConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, () => {})
  const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? ''
  const pool = createPool(databaseUrl, 2, () => {})
  try {
    await work({ config, log: createLog('warn'), databaseUrl, pool })
  } catch (error) {
    console.error(toText(error))
    process.exitCode = 1
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

function toText(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error)
  const { message, problems } = toWords(error, DEFAULT_LANG)
  return [message, ...problems.map(problem => `  ${problem.path}: ${problem.message}`)].join('\n')
}
