/** Text as it stands between tags. */
export function escapeText(text: string): string {
  // Most texts have none of these, and looking is cheaper than making the same text anew.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text as it stands in an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  const escaped = escapeText(text)
  return escaped.includes('"') ? escaped.replaceAll('"', '&quot;') : escaped
}
