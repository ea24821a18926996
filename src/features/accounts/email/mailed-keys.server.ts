import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Auth } from '../engine/auth.server.ts'

/** What the link of a mail lets its holder do, once. An account has one key of a kind: a new one takes the place of the one before. */
export type KeyKind = (typeof KINDS)[number]
const KINDS = ['email-approve', 'email-verify', 'delete-account'] as const

export interface MailedKey {
  userId: string
  /** What is kept with it. */
  subject: string
}

const stored = z.object({ hash: z.string(), subject: z.string() })

/** Makes a key, for `hours`. The answer belongs into a mail alone: the database keeps its hash. */
export async function makeKey(auth: Auth, kind: KeyKind, { userId, subject }: MailedKey, hours: number): Promise<string> {
  const { internalAdapter } = await auth.$context
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  const value = JSON.stringify({ hash: hashOf(secret), subject })
  await dropKey(auth, kind, userId)
  await internalAdapter.createVerificationValue({ identifier: nameOf(kind, userId), value, expiresAt })
  return `${userId}.${secret}`
}

/** What a link's key is good for; undefined where it is too old, used, replaced, or not one of ours. */
export async function findKey(auth: Auth, kind: KeyKind, key: string): Promise<MailedKey | undefined> {
  const [, userId = '', secret = ''] = /^([\w-]{1,100})\.([\w-]{32})$/.exec(key) ?? []
  const known = await findStored(auth, kind, userId)
  return known?.hash === hashOf(secret) ? { userId, subject: known.subject } : undefined
}

/** What an account's key of a kind was made for; undefined where there is none. */
export async function findKeySubject(auth: Auth, kind: KeyKind, userId: string): Promise<string | undefined> {
  return (await findStored(auth, kind, userId))?.subject
}

/** A key that was used up, as it was stored. */
export interface UsedKey {
  value: string
  expiresAt: Date
}

/** Uses a key up: of two at the same moment one gets it, the other undefined. */
export async function takeKey(auth: Auth, kind: KeyKind, userId: string): Promise<UsedKey | undefined> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(nameOf(kind, userId))) ?? undefined
}

/** Makes a used key good again, for as long as it was; unless another one has taken its place. For what it was used for, and what failed. */
export async function putBackKey(auth: Auth, kind: KeyKind, userId: string, { value, expiresAt }: UsedKey): Promise<void> {
  const { internalAdapter } = await auth.$context
  if (await findStored(auth, kind, userId)) return
  await internalAdapter.createVerificationValue({ identifier: nameOf(kind, userId), value, expiresAt })
}

/** Takes a key back. Answers whether there was one: of two at the same moment one gets true. */
export async function dropKey(auth: Auth, kind: KeyKind, userId: string): Promise<boolean> {
  return (await takeKey(auth, kind, userId)) !== undefined
}

/** Takes back all keys of an account. */
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
