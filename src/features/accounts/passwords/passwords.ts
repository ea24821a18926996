import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '#kit/errors.ts'
import { createTurns } from '#kit/turns.ts'
import { accountReason } from '../texts.ts'

/** Length in characters. Source: NIST SP 800-63B-4, section 3.1.1.2 (at least 8; up to 64 must be accepted). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** Argon2id of 19 MiB, two passes. Source: OWASP, Password Storage Cheat Sheet. */
const RULE: Rule = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
type Rule = Record<'memory' | 'passes' | 'parallelism' | 'tagLength', number>
const SALT_BYTES = 16

/** Concurrent hashes in this process: each takes a thread and 19 MiB. */
const AT_ONCE = 2
/** Sign-ins that may wait: about half a minute's work. */
const MAX_WAITING = 1000

const derive = promisify(argon2)

export interface Passwords {
  /** Returns a password's hash in the PHC form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws TooBusy (503) if too many wait already. */
  hash(password: string): Promise<string>
  /** True if the password matches the hash. An unreadable hash matches none. Throws TooBusy (503). */
  verify(known: { hash: string; password: string }): Promise<boolean>
}

/** Creates a hasher that runs `atOnce` at a time; up to `mostWaiting` wait. */
export function createPasswords(atOnce: number, mostWaiting: number): Passwords {
  const inTurn = createTurns(atOnce, mostWaiting)

  async function deriveInTurn(password: string, nonce: Buffer, rule: Rule): Promise<Buffer> {
    // The same text may be composed or decomposed Unicode. Source: NIST SP 800-63B-4, section 3.1.1.2.
    const message = Buffer.from(password.normalize('NFKC'))
    const turn = inTurn(() => derive('argon2id', { message, nonce, ...rule }))
    if (!turn) throw tooBusy()
    return await turn
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await deriveInTurn(password, salt, RULE)
      return `$argon2id$v=19$m=${RULE.memory},t=${RULE.passes},p=${RULE.parallelism}$${base64(salt)}$${base64(tag)}`
    },
    async verify({ hash, password }) {
      const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
      if (!parts) return false
      const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number)
      const wanted = Buffer.from(parts[5] ?? '', 'base64')
      const tag = await deriveInTurn(password, Buffer.from(parts[4] ?? '', 'base64'), {
        memory,
        passes,
        parallelism,
        tagLength: wanted.length,
      })
      return timingSafeEqual(tag, wanted)
    },
  }
}

/** This process's own hasher. */
export const { hash: hashPassword, verify: verifyPassword } = createPasswords(AT_ONCE, MAX_WAITING)

/** Returns the error for a full queue. */
export function tooBusy(): AppError {
  return new AppError(503, 'TooBusy', accountReason('TooBusy'), { retryAfterSeconds: 20 })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
