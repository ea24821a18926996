/**
 * Normalizes an Indonesian phone number to the stored form, which `wa.me` also uses: `0812-3456-7890`, `+62 812 3456 7890` → `6281234567890`. Returns
 * undefined if it is none. Source: ITU-T E.164; numbers have 9 to 13 digits including the leading 0.
 */
export function toPhone(typed: string): string | undefined {
  const [, plus, digits] = /^(\+?)([\d\s().–-]+)$/.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const bare = digits.replace(/[^\d]/g, '')
  const whole = bare.replace(plus ? /^620?/ : /^(?:620?|0(?=[1-9])|(?=8))/, '62')
  return /^62[1-9]\d{7,11}$/.test(whole) ? whole : undefined
}
