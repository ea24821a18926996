/** Splits a list at its commas, except within brackets, braces or double quotes. */
export function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let isQuoted = false
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at++
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '(' || sign === '{') depth++
    else if (sign === ')' || sign === '}') depth--
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** Removes the double quotes of a value, and unescapes `\"` and `\\` within. */
export function unquote(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text
}
