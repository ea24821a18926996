/** Characters of the standard fonts of PDF beyond Latin-1. Source: ISO 32000-1, annex D.2 (WinAnsiEncoding). */
const BEYOND = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const isKnown = (letter: string) => /[\u0020-\u007e\u00a1-\u00ff]/.test(letter) || BEYOND.includes(letter)

/**
 * Returns a text as the standard fonts of PDF can show it: a letter that they lack loses its mark (`ā` becomes `a`), and what then is still unknown becomes `?`.
 * Receipts need no font of their own for it, which would be more than the rest of the file.
 */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), letter =>
    isKnown(letter) ? letter : Array.from(letter.normalize('NFD')).filter(isKnown).join('') || '?',
  ).join('')
}
