import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '#kit/errors.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { assistantReason } from './texts.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * Questions and new identities that a process takes. By person first; a school, a computer lab or a neighbourhood on mobile data is one network, so several
 * classes of 36 may ask at the same time. A person's day is counted across all processes (`takeOfDay`).
 */
export const CHAT_LIMITS = { perMinute: 20, childPerMinute: 10, networkPerMinute: 900, identitiesOfNetwork: 1500 } as const

export interface ChatLimits {
  /** Counts a question; `key`: tenant and identity. Throws 429 above the limit. */
  takeQuestion(key: string, isChild: boolean, address: string): Promise<void>
  /** Counts a question of somebody of whom nothing is known, by their network alone. Throws 429 above the limit. */
  takeUnnamed(address: string): Promise<void>
  /** Counts a login of the chat. Throws 429 above the limit. */
  takeLogin(address: string): Promise<void>
}

/** Creates limits that count in this process. */
export function createChatLimits(): ChatLimits {
  const person = new RateLimiterMemory({ points: CHAT_LIMITS.perMinute, duration: MINUTE })
  const child = new RateLimiterMemory({ points: CHAT_LIMITS.childPerMinute, duration: MINUTE })
  const network = new RateLimiterMemory({ points: CHAT_LIMITS.networkPerMinute, duration: MINUTE })
  const identities = new RateLimiterMemory({ points: CHAT_LIMITS.identitiesOfNetwork, duration: HOUR })
  return {
    async takeQuestion(key, isChild, address) {
      await take(isChild ? child : person, key, 'TooManyQuestions')
      await take(network, networkOf(address), 'TooManyOfNetwork')
    },
    takeUnnamed: address => take(network, networkOf(address), 'TooManyOfNetwork'),
    takeLogin: address => take(identities, networkOf(address), 'TooManyOfNetwork'),
  }
}

async function take(limiter: RateLimiterMemory, key: string, code: 'TooManyQuestions' | 'TooManyOfNetwork'): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new Refused(429, assistantReason(code), { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}
