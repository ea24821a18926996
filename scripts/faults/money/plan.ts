import type { Method } from '#features/gateways/gateway.ts'

/** What a buyer does, and the simulator with the money. */
export const WAYS = [
  /** Pays as asked. */
  'pays',
  'told-twice',
  'told-late',
  /** The gateway tells nobody: only asking finds it. */
  'told-never',
  /** Somebody pretends that it was paid. */
  'forged',
  'forged-then-paid',
  'never-pays',
  /** Chooses another method before paying. */
  'changes-method',
  /** The payment expires at the gateway, and the buyer chooses again. */
  'expires-then-pays',
  /** Uses the coupon that is not enough for all. */
  'coupon',
  /** Gets the money back from the gateway's own pages. */
  'refunded-there',
  /** Staff give the money back and take the seat. */
  'refunded-here',
] as const
export type Way = (typeof WAYS)[number]

/** One buyer's order of one class. */
export interface Planned {
  index: number
  way: Way
  method: Method
  /** What is chosen instead, where something is. */
  otherMethod: Method
  lateSeconds: number
}

/** How an order must end. */
export interface End {
  status: 'pending' | 'paid' | 'refunded'
  isIn: boolean
}

const METHODS = ['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata', 'qris', 'gopay'] as const satisfies readonly Method[]
/** The gateways give money back by these alone. */
const REFUNDABLE = ['qris', 'gopay'] as const satisfies readonly Method[]

/** Returns numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the order with this number, the same for the same seed. The first ones go each way once. */
export function planOf(seed: number, index: number): Planned {
  const random = randomFrom(seed * 7919 + index)
  const of = <T>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback
  const way = WAYS[index] ?? of(WAYS, 'pays')
  const method = way.startsWith('refunded') ? of(REFUNDABLE, 'qris') : of(METHODS, 'va-bca')
  const otherMethod = of(
    METHODS.filter(other => other !== method),
    'qris',
  )
  return { index, way, method, otherMethod, lateSeconds: 1 + Math.floor(random() * 6) }
}

/** Returns how an order must end, whatever was killed on the way. */
export function endOf({ way }: Pick<Planned, 'way'>): End {
  if (way === 'never-pays' || way === 'forged') return { status: 'pending', isIn: false }
  // Whoever gives money back on the gateway's pages decides nothing about the seat: it stays, with a case.
  if (way === 'refunded-there') return { status: 'refunded', isIn: true }
  if (way === 'refunded-here') return { status: 'refunded', isIn: false }
  return { status: 'paid', isIn: true }
}
