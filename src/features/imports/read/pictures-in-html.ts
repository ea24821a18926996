const SOURCE = /(<img\b[^>]*?\ssrc=")([^"]*)(")/gi

/** Returns the HTML with another address for each picture. */
export function mapPictures(html: string, toAddress: (src: string) => string): string {
  return html.replace(SOURCE, (_all, before: string, src: string, after: string) => `${before}${toAddress(src)}${after}`)
}
