/** Escapes text for element content. */
export function escapeText(text: string): string {
  // Most texts contain none of these characters, and testing is cheaper than copying.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Escapes text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  const escaped = escapeText(text)
  return escaped.includes('"') ? escaped.replaceAll('"', '&quot;') : escaped
}
