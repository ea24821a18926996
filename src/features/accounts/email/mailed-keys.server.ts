import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Auth } from '../engine/auth.server.ts'

/** What a mailed link allows, once. An account has one key of each kind: a new one replaces the previous one. */
export type KeyKind = (typeof KINDS)[number]
const KINDS = ['email-approve', 'email-verify', 'delete-account'] as const

export interface MailedKey {
  userId: string
  /** The data stored with the key. */
  subject: string
}

const stored = z.object({ hash: z.string(), subject: z.string() })

/** Makes a key that is valid for `hours`, replacing the previous one. Returns the key, which must only be mailed: the database stores its hash. */
export async function makeKey(auth: Auth, kind: KeyKind, { userId, subject }: MailedKey, hours: number): Promise<string> {
  const { internalAdapter } = await auth.$context
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  const value = JSON.stringify({ hash: hashOf(secret), subject })
  await dropKey(auth, kind, userId)
  await internalAdapter.createVerificationValue({ identifier: nameOf(kind, userId), value, expiresAt })
  return `${userId}.${secret}`
}

/** Returns what a link's key allows; undefined if it is expired, used, replaced or invalid. */
export async function findKey(auth: Auth, kind: KeyKind, key: string): Promise<MailedKey | undefined> {
  const [, userId = '', secret = ''] = /^([\w-]{1,100})\.([\w-]{32})$/.exec(key) ?? []
  const known = await findStored(auth, kind, userId)
  return known?.hash === hashOf(secret) ? { userId, subject: known.subject } : undefined
}

/** Returns the subject of an account's key of this kind; undefined if there is none. */
export async function findKeySubject(auth: Auth, kind: KeyKind, userId: string): Promise<string | undefined> {
  return (await findStored(auth, kind, userId))?.subject
}

/** A used key, as it was stored. */
export interface UsedKey {
  value: string
  expiresAt: Date
}

/** Uses a key. Of two concurrent calls one gets the key, the other undefined. */
export async function takeKey(auth: Auth, kind: KeyKind, userId: string): Promise<UsedKey | undefined> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(nameOf(kind, userId))) ?? undefined
}

/** Restores a used key with its expiry, unless a new one has replaced it. For an operation that failed after `takeKey`. */
export async function putBackKey(auth: Auth, kind: KeyKind, userId: string, { value, expiresAt }: UsedKey): Promise<void> {
  const { internalAdapter } = await auth.$context
  if (await findStored(auth, kind, userId)) return
  await internalAdapter.createVerificationValue({ identifier: nameOf(kind, userId), value, expiresAt })
}

/** Deletes a key. Returns true if there was one; of two concurrent calls one returns true. */
export async function dropKey(auth: Auth, kind: KeyKind, userId: string): Promise<boolean> {
  return (await takeKey(auth, kind, userId)) !== undefined
}

/** Deletes all keys of an account. */
export async function dropKeys(auth: Auth, userId: string): Promise<void> {
  for (const kind of KINDS) await dropKey(auth, kind, userId)
}

async function findStored(auth: Auth, kind: KeyKind, userId: string): Promise<z.infer<typeof stored> | undefined> {
  if (!userId) return undefined
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(nameOf(kind, userId))
  return found && found.expiresAt > new Date() ? stored.safeParse(JSON.parse(found.value)).data : undefined
}

const nameOf = (kind: KeyKind, userId: string) => `${kind}:${userId}`
const hashOf = (secret: string) => sha256(secret).toString('base64url')
