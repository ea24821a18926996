/** About where search engines (on a desktop: one line of title, two of text) and WhatsApp (two lines of title, one of text) cut a text, in pixels of its font. */
export const SEARCH_TITLE = { font: '20px Arial, sans-serif', widthPx: 580 } as const
export const SEARCH_TEXT = { font: '14px Arial, sans-serif', widthPx: 2 * 600 } as const
export const CARD_TITLE = { font: '600 15px Roboto, Arial, sans-serif', widthPx: 2 * 280 } as const
export const CARD_TEXT = { font: '13px Roboto, Arial, sans-serif', widthPx: 280 } as const

/** Returns the text as it is shown in a width: whole words and an ellipsis where it is cut. `widthOf` measures a text in pixels. */
export function cutToWidth(text: string, widthPx: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= widthPx) return text
  const words = text.split(/\s+/)
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(`${words.slice(0, middle).join(' ')} …`) <= widthPx) low = middle
    else high = middle - 1
  }
  return low === 0 ? '…' : `${words.slice(0, low).join(' ')} …`
}
