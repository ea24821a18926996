import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#kit/errors.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { toTold } from '#platform/db/away.ts'
import { networkOf } from '#platform/http/client-address.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * How often one may try: times within seconds. A school, a computer lab or a whole neighbourhood on mobile data stands behind one address, so what is counted
 * by address leaves room for several classes of 36 who register, or mistype, in the same lesson; one account has no such excuse.
 */
export const LIMITS = {
  signInsOfAddress: { points: 60, duration: 15 * MINUTE },
  signInsOfAccount: { points: 10, duration: 15 * MINUTE },
  mailsToAddress: { points: 5, duration: HOUR },
  signUpsOfAddress: { points: 200, duration: HOUR },
  // What is sent without an account: comments, wishes, pledges, a row each.
  sentOfAddress: { points: 200, duration: HOUR },
  codesOfAccount: { points: 10, duration: 15 * MINUTE },
  // A code is good for its half minute, the one before and the one after.
  usedCodes: { points: 1, duration: 2 * MINUTE },
} as const
type LimitName = keyof typeof LIMITS

export type TooMany = 'TooManySignIns' | 'TooManyMails' | 'TooManySignUps' | 'TooManyCodes' | 'TooManySent'

export interface RateLimits {
  /** Throws where too many sign-ins from this address, or to this account, failed. Counts nothing: one that succeeds costs nobody anything. */
  requireSignIn(address: string, email: string): Promise<void>
  countFailedSignIn(address: string, email: string): Promise<void>
  /** As for a sign-in, where a passkey names no account before it is looked at. */
  requirePasskey(address: string): Promise<void>
  countFailedPasskey(address: string): Promise<void>
  /** As for a sign-in, for the codes of the second factor. */
  requireCode(address: string, userId: string): Promise<void>
  countWrongCode(address: string, userId: string): Promise<void>
  /** Whether this account uses this code of an app for the first time. Source: RFC 6238, section 5.2. */
  takeCode(userId: string, code: string): Promise<boolean>
  /** Counts a mail that somebody asked us to send to an address, known or not. Throws where it is one too many. */
  takeMail(email: string): Promise<void>
  /** Counts a sign-up. Throws where it is one too many. */
  takeSignUp(address: string): Promise<void>
  /** Counts what somebody sends without an account. Throws where it is too much. */
  consumeSubmissionQuota(address: string, times?: number): Promise<void>
}

/** Counts in the table `limits`, for all processes together. What is thrown is an AppError 429 whose code is a `TooMany`, with the seconds to wait. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: name,
      ...LIMITS[name],
    })
  const signInsOfAddress = limiter('signInsOfAddress')
  const signInsOfAccount = limiter('signInsOfAccount')
  const mailsToAddress = limiter('mailsToAddress')
  const signUpsOfAddress = limiter('signUpsOfAddress')
  const sentOfAddress = limiter('sentOfAddress')
  const codesOfAccount = limiter('codesOfAccount')
  const usedCodes = limiter('usedCodes')

  return {
    async requireSignIn(address, email) {
      await requireRoom('TooManySignIns', [signInsOfAddress, networkOf(address)], [signInsOfAccount, email])
    },
    async countFailedSignIn(address, email) {
      await Promise.all([signInsOfAddress.penalty(keyOf(networkOf(address))), signInsOfAccount.penalty(keyOf(email))])
    },
    requirePasskey: address => requireRoom('TooManySignIns', [signInsOfAddress, networkOf(address)]),
    async countFailedPasskey(address) {
      await signInsOfAddress.penalty(keyOf(networkOf(address)))
    },
    requireCode: (address, userId) => requireRoom('TooManyCodes', [signInsOfAddress, networkOf(address)], [codesOfAccount, userId]),
    async countWrongCode(address, userId) {
      await Promise.all([signInsOfAddress.penalty(keyOf(networkOf(address))), codesOfAccount.penalty(keyOf(userId))])
    },
    async takeCode(userId, code) {
      const { consumedPoints } = await usedCodes.penalty(keyOf(`${userId} ${code}`))
      return consumedPoints === 1
    },
    takeMail: email => take(mailsToAddress, email, 'TooManyMails'),
    takeSignUp: address => take(signUpsOfAddress, networkOf(address), 'TooManySignUps'),
    consumeSubmissionQuota: (address, times) => take(sentOfAddress, networkOf(address), 'TooManySent', times),
  }
}

async function requireRoom(code: TooMany, ...counted: [RateLimiterPostgres, string][]): Promise<void> {
  const used = await Promise.all(counted.map(([limiter, key]) => limiter.get(keyOf(key))))
  const full = used.filter(one => one !== null).filter(one => one.remainingPoints <= 0)
  if (full.length > 0) throw tooMany(code, Math.max(...full.map(one => one.msBeforeNext)))
}

async function take(limiter: RateLimiterPostgres, key: string, code: TooMany, times = 1): Promise<void> {
  try {
    await limiter.consume(keyOf(key), times)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw toTold(refusal)
    throw tooMany(code, refusal.msBeforeNext)
  }
}

export function tooMany(code: TooMany, waitMs: number): AppError {
  return new AppError(429, code, 'Terlalu banyak percobaan. Coba lagi nanti.', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Addresses of people don't stand in the table. */
const keyOf = (text: string) => sha256(text).toString('base64url')
