/** What stands in place of what may not leave. */
const INSTEAD = { email: '[email]', number: '[number]', key: '[key]', name: '[name]' } as const

const EMAIL = /[\p{L}\p{N}._%+-]+(?:@|\s?[([]\s?at\s?[)\]]\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
/** Mobile and fixed numbers, here and abroad, also spelled with spaces, dots and hyphens. */
const PHONES = [
  /(?:\+|\b00)?\b62[\s.-]?8\d(?:[\s.-]?\d){6,11}\b/g,
  /\b0[\s.-]?8\d(?:[\s.-]?\d){6,11}\b/g,
  /\(0\d{2,3}\)[\s.-]?\d{3,4}(?:[\s.-]?\d{2,5}){1,2}\b/g,
  /\b0\d{2,3}[\s-]\d{3,4}[\s-]?\d{3,5}\b/g,
  /\+\d(?:[\s().-]{0,2}\d){7,14}\b/g,
  // Identity cards, accounts, virtual accounts.
  /\b\d{10,}\b/g,
]
const KEYS = [
  /\beyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g,
  /\b(?:sk|pk|rk|xnd|ghp|gho|glpat|xox[abp]|SB|AKIA)[-_]?[A-Za-z0-9_-]{16,}/g,
  /\bBearer\s+[\w.~+/-]{16,}=*/gi,
  /-----BEGIN [A-Z ]+-----[\s\S]*?-----END [A-Z ]+-----/g,
  /\b(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z0-9_]{32,}\b/g,
]

/**
 * Returns a text as it may leave: without addresses of e-mail, numbers of telephones, identity cards and accounts, keys, and these words, in any letter case.
 * A name is hidden whole and by each of its parts that is longer than two letters.
 */
export function withoutPrivate(text: string, hidden: readonly string[]): string {
  let left = text.replace(EMAIL, INSTEAD.email)
  for (const key of KEYS) left = left.replace(key, INSTEAD.key)
  for (const phone of PHONES) left = left.replace(phone, INSTEAD.number)
  for (const name of namesOf(hidden)) left = left.replace(wordPattern(name), INSTEAD.name)
  return left
}

/** The whole first: what is left of it would be found by its parts. */
function namesOf(hidden: readonly string[]): string[] {
  const whole = hidden.map(one => one.trim()).filter(one => one.length > 1)
  const parts = whole.flatMap(one => one.split(/\s+/)).filter(one => one.length > 2)
  return [...new Set([...whole, ...parts])].sort((a, b) => b.length - a.length)
}

function wordPattern(name: string): RegExp {
  const spelled = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, 'giu')
}
