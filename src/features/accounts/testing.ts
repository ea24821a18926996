import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Log } from '#platform/log.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { AccountEndEvents } from './account/account-ends.server.ts'
import type { AccountMail } from './email/mails.ts'
import { createAccountsPool } from './engine/accounts-pool.ts'
import { type Auth, type AuthOptions, createAuth } from './engine/auth.server.ts'

export const ACCOUNT_ORIGIN = 'http://account.localhost:3000'
export const PASSWORD = 'kopi-tubruk-pagi-hari'

export interface TestEngine {
  auth: Auth
  pool: AuthOptions['pool']
  post: AuthOptions['post']
  log: Log
  /** Sent mails, in order. */
  mails: AccountMail[]
  /** Ended sessions, by id. */
  ended: string[]
  /** Accounts all of whose sessions ended at once, by id. */
  signedOut: string[]
  /** Deleted accounts, by id. */
  deleted: string[]
}

export type TestEngineOptions = Partial<AccountEndEvents & Pick<AuthOptions, 'social' | 'log'>>

/** Opens the engine on a test database. Call it at the top of the file. */
export function openTestEngine(
  database: TestDatabase,
  {
    social = {},
    log = pino({ level: 'silent' }),
    onSessionEnded = async () => {},
    onAllSessionsEnded = async () => {},
    onAccountEnding = async () => {},
    onAccountKept = async () => {},
  }: TestEngineOptions = {},
): TestEngine {
  const pool = createAccountsPool(database.url, 6, () => {})
  afterAll(() => pool.end())
  const mails: AccountMail[] = []
  const ended: string[] = []
  const signedOut: string[] = []
  const deleted: string[] = []
  const post = async (mail: AccountMail) => void mails.push(mail)
  const auth = createAuth({
    pool,
    origin: ACCOUNT_ORIGIN,
    secret: 'hanya untuk uji, tidak untuk yang lain',
    social,
    log,
    post,
    async onSessionEnded(session) {
      await onSessionEnded(session)
      ended.push(session.id)
    },
    async onAllSessionsEnded(userId) {
      await onAllSessionsEnded(userId)
      signedOut.push(userId)
    },
    async onAccountEnding(attempt) {
      await onAccountEnding(attempt)
      deleted.push(attempt.userId)
    },
    onAccountKept,
  })
  return { auth, pool, post, log, mails, ended, signedOut, deleted }
}
