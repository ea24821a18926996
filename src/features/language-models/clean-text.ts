/** Endings of hosts that are written without a scheme. */
const HOST =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|io|id|co|dev|app|xyz|info|site|online|link|click|me|ru|cn|ai|gg|ly|example|test)\b(?:[:/?#][^\s<>()|]*)?/giu

/**
 * Returns what a model wrote as Markdown that leads nowhere: without links, pictures, HTML, addresses, and signs that nobody sees. Words of links stay.
 * `known` are texts that were given: a host that stands in one may be named.
 */
export function cleanText(text: string, known: (host: string) => boolean): string {
  let left = withoutHidden(text)
  // Each until nothing changes: what is left of one may be another.
  for (let before = ''; before !== left; ) {
    before = left
    left = left
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<\/?[a-z!?][^>\n]*>/gi, '')
      .replace(/&(?:#x?[0-9a-f]+|[a-z]+\d*);?/gi, entity => (/^&(?:amp|lt|gt|quot);?$/i.test(entity) ? ' ' : ''))
      .replace(/!\[([^\]]*)\](?:\([^)]*\)?|\[[^\]]*\])?/g, '$1')
      .replace(/^\s{0,3}\[[^\]\n]+\]:[^\n]*/gm, '')
      .replace(/\[([^[\]]*)\](?:\([^)]*\)?|\[[^\]]*\])/g, '$1')
      .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s|<>]*/gi, '')
      .replace(/\b(?:javascript|vbscript|mailto|tel|sms|blob|file|whatsapp|data(?=:\w+\/)):[^\s|<>]+/gi, '')
      .replace(/(?<![\p{L}\p{N}:])\/\/[^\s/][^\s]*/gu, '')
      .replace(/\bwww\.\S+/gi, '')
      .replace(HOST, host => (known(host.toLowerCase()) ? host : ''))
  }
  // Brackets and angles that are left can't become a link, a picture or an element, whatever stands before or behind.
  return left
    .replace(/](?=[([:])/g, '] ')
    .replace(/!(?=\[)/g, '! ')
    .replace(/</g, '‹')
}

/** Returns a block of code that stays one: without addresses, and with its fence closed. */
export function cleanCode(text: string): string {
  const [first = '', ...lines] = withoutHidden(text).trimEnd().split('\n')
  const lang = /^`{3,}\s*([a-z0-9+#-]{1,20})?/i.exec(first)?.[1] ?? ''
  const body = lines.filter(line => !/^\s*`{3,}/.test(line)).map(line => line.replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>)]*/gi, '…'))
  return `\`\`\`${lang}\n${body.join('\n')}\n\`\`\`\n`
}

/** Returns a text without signs of control, of direction and of no width, and with one spelling of each letter. */
function withoutHidden(text: string): string {
  return text.normalize('NFKC').replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{E0100}-\u{E01EF}]/gu, '')
}
