import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AppError } from '#kit/errors.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { toTold } from '#platform/db/away.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { tooMany } from './too-many.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/**
 * Limits of wrong passwords, in seconds. Each budget of an account allows `free` of them in a day; from then on one at a time, after a pause that doubles
 * up to the longest. All strangers together have 40 guesses a day. The network's bound allows several classes of 36 to mistype in the same lesson.
 */
export const GUESSES = {
  free: 10,
  window: DAY,
  firstPause: MINUTE,
  longestPause: { stranger: 60 * MINUTE, network: 15 * MINUTE, device: 15 * MINUTE },
  ofNetwork: { points: 300, duration: 15 * MINUTE },
  knownNetwork: 90 * DAY,
} as const

/** Where a guess comes from, as the account knows it. A stranger shares a budget with all others; a known network and a known device have their own. */
export type Place = { kind: 'stranger' } | { kind: 'network' } | { kind: 'device'; id: string }

/** An attempt to sign in to the account of an address, which may have none. */
export interface Guess {
  email: string
  /** The IP address of the request. */
  address: string
  place: Place
}

export interface GuessLimits {
  /**
   * Throws 429 (`TooManySignIns`) if the attempt must wait; counts nothing but the taking of a turn after a pause. Returns the error to throw if the
   * password is wrong, where a stranger would have been refused: otherwise the answer would show that the network is known, and so the account.
   */
  requireSignIn(guess: Guess): Promise<AppError | undefined>
  /** Returns true if this stopped the guesses at an account, once a day: its owner must be told. */
  countFailedSignIn(guess: Guess): Promise<boolean>
  /** Records that an account signed in from this network. `account`: names it, and changes with its password. */
  rememberNetwork(account: string, address: string): Promise<void>
  isKnownNetwork(account: string, address: string): Promise<boolean>
}

interface Budget {
  key: string
  longestPause: number
}

/** Creates the limits of wrong passwords, which count in the table `limits`, for all processes together. Source: docs/decisions/029. */
export function createGuessLimits(pool: pg.Pool): GuessLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', tableName: 'limits', tableCreated: true, keyPrefix, points, duration })
  const failures = limiter('failedSignIns', GUESSES.free, GUESSES.window)
  const pauses = limiter('signInPauses', 1, GUESSES.firstPause)
  const ofNetwork = limiter('signInsOfNetwork', GUESSES.ofNetwork.points, GUESSES.ofNetwork.duration)
  const knownNetworks = limiter('knownNetworks', 1, GUESSES.knownNetwork)
  const notices = limiter('guessNotices', 1, GUESSES.window)

  /** Returns how long this network, or a stranger at this account, must wait, in milliseconds; 0 if not at all. */
  async function strangersWait({ email, address }: Guess): Promise<number> {
    const [network, failed, pause] = await Promise.all([
      ofNetwork.get(keyOf(networkOf(address))),
      failures.get(strangersOf(email).key),
      pauses.get(strangersOf(email).key),
    ])
    const waits = [
      network && network.remainingPoints <= 0 ? network.msBeforeNext : 0,
      failed && failed.consumedPoints >= GUESSES.free && pause ? pause.msBeforeNext : 0,
    ]
    return Math.max(...waits)
  }

  /** Throws if the budget's pause is not over; takes the turn after it, which only one of concurrent attempts gets. */
  async function takeTurn({ key, longestPause }: Budget): Promise<void> {
    const failed = (await failures.get(key))?.consumedPoints ?? 0
    if (failed < GUESSES.free) return
    try {
      await pauses.consume(key, 1, { customDuration: pauseOf(failed, longestPause) })
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw toTold(refusal)
      throw tooMany('TooManySignIns', refusal.msBeforeNext)
    }
  }

  async function countFailure({ key, longestPause }: Budget): Promise<boolean> {
    const { consumedPoints } = await failures.penalty(key)
    if (consumedPoints < GUESSES.free) return false
    await pauses.set(key, 1, pauseOf(consumedPoints, longestPause))
    return true
  }

  return {
    async requireSignIn(guess) {
      const { kind } = guess.place
      const wait = kind === 'device' ? 0 : await strangersWait(guess)
      const refusal = wait > 0 ? tooMany('TooManySignIns', wait) : undefined
      if (kind === 'stranger' && refusal) throw refusal
      const [own = strangersOf(guess.email)] = budgetsOf(guess)
      try {
        await takeTurn(own)
      } catch (error) {
        throw refusal ?? error
      }
      return refusal
    },
    async countFailedSignIn(guess) {
      const [, ...stopped] = await Promise.all([
        ofNetwork.penalty(keyOf(networkOf(guess.address))),
        ...budgetsOf(guess).map(budget => countFailure(budget)),
      ])
      if (!stopped.includes(true)) return false
      return (await notices.penalty(keyOf(guess.email))).consumedPoints === 1
    },
    async rememberNetwork(account, address) {
      await knownNetworks.set(keyOf(`${account} ${networkOf(address)}`), 1, GUESSES.knownNetwork)
    },
    async isKnownNetwork(account, address) {
      return (await knownNetworks.get(keyOf(`${account} ${networkOf(address)}`))) !== null
    },
  }
}

/** Returns the budgets that a failure counts against; the first decides. What a known network guesses counts among strangers too, as an unknown one's. */
function budgetsOf({ email, address, place }: Guess): Budget[] {
  const { longestPause } = GUESSES
  if (place.kind === 'stranger') return [strangersOf(email)]
  if (place.kind === 'device') return [{ key: keyOf(`device ${place.id} ${email}`), longestPause: longestPause.device }]
  return [{ key: keyOf(`network ${networkOf(address)} ${email}`), longestPause: longestPause.network }, strangersOf(email)]
}

const strangersOf = (email: string): Budget => ({ key: keyOf(`stranger ${email}`), longestPause: GUESSES.longestPause.stranger })

/** Returns the pause after so many failures, in seconds. */
export function pauseOf(failed: number, longest: number): number {
  return Math.min(longest, GUESSES.firstPause * 2 ** Math.min(20, failed - GUESSES.free))
}

/** The table contains no addresses of people, only hashes. */
const keyOf = (text: string) => sha256(text).toString('base64url')
