const SOURCE = /(<img\b[^>]*?\ssrc=")([^"]*)(")/gi

/** Returns the HTML with another address for each picture. */
export function mapPictures(html: string, toAddress: (src: string) => string): string {
  return html.replace(SOURCE, (_all, before: string, src: string, after: string) => `${before}${toAddress(src)}${after}`)
}

const FILES = /(<(?:img|video|audio|a)\b[^>]*?\s(?:src|href)=")([^"]*)(")/gi

/** Returns the HTML with another address for each picture, recording, file and link. */
export function mapFiles(html: string, toAddress: (address: string) => string): string {
  return html.replace(FILES, (_all, before: string, address: string, after: string) => `${before}${toAddress(address)}${after}`)
}
