import { commonReason, type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'

/*
 * Which characters a text may have that is to be stored. One rule for everything that takes text: bodies of calls, page forms, the account site's forms, the
 * hosted database, names and metadata of uploads. Source: XML 1.0, section 2.2 (feeds must be able to say it); Unicode, section 23.7 (noncharacters).
 */

// Control characters but tab and line breaks, noncharacters that XML forbids, unpaired surrogates.
const UNSTORABLE = /[^\P{Cc}\t\r\n]|\r(?!\n)|[\ufffe\uffff]|\p{Cs}/u
const EACH = new RegExp(UNSTORABLE, 'gu')

/** True for text without control characters (tab and line breaks excepted), noncharacters and unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Returns the text without what `isStorable` refuses, for texts that were stored before the rule. */
export function toStorable(text: string): string {
  return text.replace(EACH, '')
}

/** Returns the path of the first text within a value, keys among them, that can't be stored: `details.pictures.0.src`. Throws nothing; bound the depth before. */
export function findUnstorable(value: unknown): string | undefined {
  const queue: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) return next.path
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, child] of Object.entries(next.value)) {
      if (!isStorable(key)) return next.path
      queue.push({ value: child, path: next.path === '' ? key : `${next.path}.${key}` })
    }
  }
  return undefined
}

/** Throws InvalidInput with the field's path if a text within the value can't be stored. */
export function requireStorable(value: unknown): void {
  const path = findUnstorable(value)
  if (path === undefined) return
  throw new InvalidInput(commonReason('InputRefused'), [{ path, reason: fieldReason('ControlCharacter' satisfies FieldCode) }])
}
