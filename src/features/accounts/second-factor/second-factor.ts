import { randomInt } from 'node:crypto'

/** Codes of an authenticator app. Source: RFC 6238; not every app supports other lengths and periods. */
export const CODE_RULE = { digits: 6, period: 30 } as const

export const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** No symbol looks like another. Source: Crockford, "Base32 Encoding". */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A typed second factor. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Normalizes a typed code: without spaces and hyphens, in lower case. Returns undefined if it has the form of neither kind. */
export function readCode(text: string): TypedCode | undefined {
  if (text.length > 100) return undefined
  const bare = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
  if (/^\d{6}$/.test(bare)) return { kind: 'app', code: bare }
  const plain = bare.replaceAll('o', '0').replace(/[il]/g, '1')
  if (plain.length !== RECOVERY_LENGTH || plain.split('').some(symbol => !SYMBOLS.includes(symbol))) return undefined
  return { kind: 'recovery', code: spell(plain) }
}

/** Returns ten codes of 50 bits each, for a person without their app. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    spell(Array.from({ length: RECOVERY_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')),
  )
}

const spell = (code: string) => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
