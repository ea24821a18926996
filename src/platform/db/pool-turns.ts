import type pg from 'pg'
import { FairTurns, NoTurn } from '../fair-turns.ts'

/** A pool's connection that is used now. */
export interface Borrowed {
  client: pg.PoolClient
  /** Gives it back once; a broken one is closed. */
  giveBack(how?: { isBroken: boolean }): void
}

const turns = new WeakMap<pg.Pool, FairTurns>()

/**
 * Waits for a connection of a pool. Holders (tenants, jobs) take turns: while others wait one has three fifths of a pool at most, and four fifths at any time,
 * so that what holds all connections of one tenant leaves some to the others. Throws pg's error if there is none within the pool's time.
 */
export async function borrow(pool: pg.Pool, holder: string): Promise<Borrowed> {
  // pg: zero waits without end, which no timer can.
  const waitMs = pool.options.connectionTimeoutMillis || MAX_TIMER_MS
  const end = await turnsOf(pool)
    .take([holder], { waitMs })
    .catch((error: unknown) => {
      throw error instanceof NoTurn ? new Error('timeout exceeded when trying to connect', { cause: error }) : error
    })
  try {
    const client = await pool.connect()
    return {
      client,
      giveBack({ isBroken } = { isBroken: false }) {
        client.release(isBroken)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

const MAX_TIMER_MS = 2 ** 31 - 1

function turnsOf(pool: pg.Pool): FairTurns {
  let found = turns.get(pool)
  if (!found) {
    const width = pool.options.max
    found = new FairTurns({ width, share: Math.ceil(width * 0.6), mostOfOne: width - Math.floor(width / 5) })
    turns.set(pool, found)
  }
  return found
}
