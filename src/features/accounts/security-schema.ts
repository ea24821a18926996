import { z } from 'zod'
import type { PublicKeyCredentialJson } from './passkeys/public-key-credential.ts'
import { readCode } from './second-factor/second-factor.ts'

/** Problems of the fields of passkeys and the second factor, beside those of `schema.ts`. */
export type SecurityProblem =
  | 'codeMissing'
  | 'codeUnreadable'
  | 'codeWrong'
  | 'passwordWrong'
  | 'passkeyWithoutScript'
  | 'passkeyRefused'
  | 'passkeyUnknown'
  | 'passkeyFull'
  | 'passkeyLast'
  | 'passkeyNameMissing'
  | 'passkeyNameLong'

export const PASSKEY_NAME_LENGTH = 60

const code = z
  .string()
  .default('')
  .transform((text, ctx) => {
    const typed = readCode(text)
    if (typed) return typed
    ctx.addIssue(text.trim() === '' ? 'codeMissing' : 'codeUnreadable')
    return z.NEVER
  })

export const codeInput = z.object({ code })

/** A checkbox. */
const ticked = z
  .string()
  .default('')
  .transform(text => text !== '')

export const challengeInput = z.object({ code, trust: ticked })

// Control characters, and those that change the direction of the following text.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu
const clean = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim()

const passkeyName = z
  .string()
  .default('')
  .transform(clean)
  .superRefine((text, ctx) => {
    if (text === '') ctx.addIssue('passkeyNameMissing')
    else if (text.length > PASSKEY_NAME_LENGTH) ctx.addIssue('passkeyNameLong')
  })

/** The credential that a page's script submits, as JSON; the engine validates it. */
const credential = z
  .string()
  .default('')
  .transform((text, ctx) => {
    const parsed = text.length < 100_000 ? readCredential(text) : undefined
    if (parsed) return parsed
    ctx.addIssue(text === '' ? 'passkeyWithoutScript' : 'passkeyRefused')
    return z.NEVER
  })

function readCredential(text: string): PublicKeyCredentialJson | undefined {
  try {
    return z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) }).safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const credentialInput = z.object({ credential })

/** The device has stored the passkey already, so a bad name must not reject it. */
export const newPasskeyInput = z.object({
  credential,
  name: z
    .string()
    .default('')
    .transform(text => clean(text.slice(0, PASSKEY_NAME_LENGTH))),
})

export const passkeyNameInput = z.object({ id: z.string().default(''), name: passkeyName })
