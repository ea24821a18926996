const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Returns the texts of the paragraphs, headings and list items in a rich document. */
export function textsOf(node: unknown): string[] {
  const { content, text } = (node ?? {}) as { content?: unknown[]; text?: string }
  if (typeof text === 'string') return [text]
  return (content ?? []).flatMap(textsOf)
}

export function isOneWord(text: string): boolean {
  return !/\S\s+\S/.test(text)
}

/** Returns the known texts that stand in rendered HTML as the whole text of a node, outside any element with a `lang`. */
export function unmarkedTexts(html: string, known: ReadonlySet<string>): string[] {
  const open: { name: string; isMarked: boolean }[] = []
  const found: string[] = []
  for (const [token] of html.matchAll(/<!--[\s\S]*?-->|<[^>]+>|[^<]+/g)) {
    if (token.startsWith('<!')) continue
    const tag = /^<(\/?)([a-z0-9-]+)/i.exec(token)
    if (!tag) {
      const text = decode(token)
        .trim()
        .replace(/^[“"]|[”"]$/g, '')
      if (known.has(text) && !open.some(one => one.isMarked)) found.push(text)
    } else if (tag[1]) {
      open.splice(open.findLastIndex(one => one.name === tag[2]))
    } else if (!VOID.has(tag[2] ?? '') && !token.endsWith('/>')) {
      open.push({ name: tag[2] ?? '', isMarked: / lang="/.test(token) })
    }
  }
  return found
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
}
