import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sha256 } from '#platform/crypto/hash.ts'
import { toTold } from '#platform/db/away.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { createGuessLimits, type GuessLimits } from './guess-limits.server.ts'
import { type TooMany, tooMany } from './too-many.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * Rate limits: points within seconds. A school, a computer lab or a neighbourhood on mobile data shares one IP address, so limits by address allow
 * several classes of 36 to register, or mistype, in the same lesson; limits by account are strict.
 */
export const LIMITS = {
  // Passkeys and codes can't be guessed by trying many accounts: this bounds the work.
  proofsOfAddress: { points: 300, duration: 15 * MINUTE },
  // Whoever asks, at whichever tenant: strangers can't fill a mailbox.
  mailsToAddress: { points: 5, duration: HOUR },
  mailsToAddressADay: { points: 20, duration: 24 * HOUR },
  // The share of those that sites' forms may use, so that mails about signing in are never kept back by them.
  formMailsToAddress: { points: 3, duration: HOUR },
  formMailsToAddressADay: { points: 12, duration: 24 * HOUR },
  signUpsOfAddress: { points: 200, duration: HOUR },
  // Programs register themselves once a device; a school's devices share an address.
  registrationsOfAddress: { points: 60, duration: HOUR },
  // Submissions without an account: comments, wishes, pledges, one row each.
  sentOfAddress: { points: 200, duration: HOUR },
  // A superadmin's views of all tenants' figures, which count whole tables.
  tenantListsOfPerson: { points: 60, duration: 5 * MINUTE },
  codesOfAccount: { points: 10, duration: 15 * MINUTE },
  // Codes of attendance that a person tries at one session.
  codesOfSession: { points: 10, duration: 15 * MINUTE },
  // A code is valid for its own half minute, the one before and the one after.
  usedCodes: { points: 1, duration: 2 * MINUTE },
} as const
type LimitName = keyof typeof LIMITS

export interface RateLimits extends GuessLimits {
  /** Throws if too many passkeys and codes from this IP address were wrong. */
  requirePasskey(address: string): Promise<void>
  countFailedPasskey(address: string): Promise<void>
  /** As `requirePasskey`, for the codes of the second factor, of which too many wrong ones also lock the account's. */
  requireCode(address: string, userId: string): Promise<void>
  countWrongCode(address: string, userId: string): Promise<void>
  /** Returns true if this account uses this code of an app for the first time. Source: RFC 6238, section 5.2. */
  takeCode(userId: string, code: string): Promise<boolean>
  /** Counts a code of attendance that a person tries, right or wrong; `key`: person and session. Throws above the limit. */
  takeSessionCode(key: string): Promise<void>
  /** Counts a requested mail to an address, with or without an account. Throws above the limit. */
  takeMail(email: string): Promise<void>
  /** As `takeMail`, for a mail that anybody can send by a site's form, at whichever tenant: these may use only a share of the address's budget. */
  takeFormMail(email: string): Promise<void>
  /** Counts a sign-up. Throws above the limit. */
  takeSignUp(address: string): Promise<void>
  /** Counts a program that registers itself. Throws above the limit. */
  takeRegistration(address: string): Promise<void>
  /** Counts a superadmin's view of all tenants, by their address. Throws above the limit. */
  takeTenantList(email: string): Promise<void>
  /** Counts submissions without an account. Throws above the limit. */
  consumeSubmissionQuota(address: string, times?: number): Promise<void>
}

/**
 * Creates rate limits that count in the table `limits`, for all processes together. They throw an AppError 429 whose code is a `TooMany`, with the
 * seconds to wait.
 */
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
  const proofsOfAddress = limiter('proofsOfAddress')
  const mailsToAddress = limiter('mailsToAddress')
  const mailsToAddressADay = limiter('mailsToAddressADay')
  const formMailsToAddress = limiter('formMailsToAddress')
  const formMailsToAddressADay = limiter('formMailsToAddressADay')
  const signUpsOfAddress = limiter('signUpsOfAddress')
  const registrationsOfAddress = limiter('registrationsOfAddress')
  const sentOfAddress = limiter('sentOfAddress')
  const codesOfAccount = limiter('codesOfAccount')
  const usedCodes = limiter('usedCodes')
  const codesOfSession = limiter('codesOfSession')
  const tenantListsOfPerson = limiter('tenantListsOfPerson')

  const takeMail = async (email: string) => {
    await take(mailsToAddress, email, 'TooManyMails')
    await take(mailsToAddressADay, email, 'TooManyMails')
  }

  return {
    ...createGuessLimits(pool),
    requirePasskey: address => requireRoom('TooManySignIns', [proofsOfAddress, networkOf(address)]),
    async countFailedPasskey(address) {
      await proofsOfAddress.penalty(keyOf(networkOf(address)))
    },
    requireCode: (address, userId) => requireRoom('TooManyCodes', [proofsOfAddress, networkOf(address)], [codesOfAccount, userId]),
    async countWrongCode(address, userId) {
      await Promise.all([proofsOfAddress.penalty(keyOf(networkOf(address))), codesOfAccount.penalty(keyOf(userId))])
    },
    async takeCode(userId, code) {
      const { consumedPoints } = await usedCodes.penalty(keyOf(`${userId} ${code}`))
      return consumedPoints === 1
    },
    takeSessionCode: key => take(codesOfSession, key, 'TooManyCodes'),
    takeMail,
    async takeFormMail(email) {
      await take(formMailsToAddress, email, 'TooManyMails')
      await take(formMailsToAddressADay, email, 'TooManyMails')
      await takeMail(email)
    },
    takeSignUp: address => take(signUpsOfAddress, networkOf(address), 'TooManySignUps'),
    takeRegistration: address => take(registrationsOfAddress, networkOf(address), 'TooManySent'),
    takeTenantList: email => take(tenantListsOfPerson, email.toLowerCase(), 'TooManySent'),
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

/** The table contains no addresses of people, only hashes. */
const keyOf = (text: string) => sha256(text).toString('base64url')
