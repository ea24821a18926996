const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const NUMBER = /\+?\d(?:[\s.-]?\d){6,}/g
const SIGNS = /[.*+?^${}()|[\]\\]/g
const SHORTEST_NAME = 3

/** Returns a question without what tells who asked it: the asker's own name, addresses and long numbers. */
export function withoutNames(text: string, name: string | null): string {
  const plain = text.replace(EMAIL, '…').replace(NUMBER, '…')
  const parts = (name ?? '').split(/\s+/).filter(part => part.length >= SHORTEST_NAME)
  return parts.reduce((all, part) => all.replace(new RegExp(`(?<!\\p{L})${part.replace(SIGNS, '\\$&')}(?!\\p{L})`, 'giu'), '…'), plain)
}
