const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aiou'

/**
 * Spells bytes as words that can be said and typed: five letters for two bytes, `lusab-babad`. An odd last byte is left out. Source: D. Wilkerson, "A
 * Proposal for Proquints", 2009.
 */
export function toProquints(bytes: Uint8Array): string {
  const words: string[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const number = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    words.push(
      CONSONANTS.charAt(number >> 12) +
        VOWELS.charAt((number >> 10) & 3) +
        CONSONANTS.charAt((number >> 6) & 15) +
        VOWELS.charAt((number >> 4) & 3) +
        CONSONANTS.charAt(number & 15),
    )
  }
  return words.join('-')
}
