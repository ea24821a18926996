import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller, Engine } from '../engine/engine.ts'
import type { Place } from '../engine/guess-limits.server.ts'

/** A browser remembers this many accounts: a family's, or those of a lesson at the same computer. */
const MAX_ACCOUNTS = 8
const DEVICE = /^[\w-]{22}(\.[\w-]{43}){1,8}$/

interface Owner {
  id: string
  password: string | null
}

/**
 * Returns where an attempt to sign in comes from: a browser or a network that has signed in to this account since its password changed last, or a
 * stranger's. For an address without an account, as for one that nobody has signed in to.
 */
export async function findPlace(engine: Engine, email: string, { address, device }: Caller): Promise<Place> {
  const owner = await findOwner(engine, 'email', email)
  if (!owner) return { kind: 'stranger' }
  const [id = '', ...marks] = device && DEVICE.test(device) ? device.split('.') : []
  const mark = await markOf(engine, owner, id)
  if (marks.some(known => isSame(known, mark))) return { kind: 'device', id }
  return (await engine.limits.isKnownNetwork(await markOf(engine, owner, 'network'), address)) ? { kind: 'network' } : { kind: 'stranger' }
}

/**
 * Records that an account's owner signed in with this browser and from this network. Returns the value of the browser's cookie, signed and bound to the
 * account's password: it becomes invalid when that changes.
 */
export async function rememberPlace(engine: Engine, userId: string, { address, device }: Caller): Promise<string> {
  const owner = (await findOwner(engine, 'id', userId)) ?? { id: userId, password: null }
  await engine.limits.rememberNetwork(await markOf(engine, owner, 'network'), address)
  const [id = '', ...marks] = device && DEVICE.test(device) ? device.split('.') : [randomBytes(16).toString('base64url')]
  const mark = await markOf(engine, owner, id)
  return [id, ...[mark, ...marks.filter(one => one !== mark)].slice(0, MAX_ACCOUNTS)].join('.')
}

async function findOwner({ pool }: Engine, by: 'email' | 'id', value: string): Promise<Owner | undefined> {
  const { rows } = await pool.query<Owner>(
    `select u.id, a.password from "user" u left join account a on a."userId" = u.id and a."providerId" = 'credential'
      where ${by === 'email' ? 'u.email' : 'u.id'} = $1`,
    [value],
  )
  return rows[0]
}

async function markOf({ auth }: Engine, { id, password }: Owner, place: string): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known-place', id, password, place]))
    .digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
