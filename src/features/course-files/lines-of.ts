/** Returns the lines of Markdown, and whether each stands in a fence of code. */
export function linesOf(markdown: string): { text: string; isCode: boolean }[] {
  let fence = ''
  return markdown.split('\n').map(text => {
    const sign = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(text)
    const isCode = fence !== ''
    if (fence === '' && sign && !(sign[1]?.startsWith('`') && sign[2]?.includes('`'))) fence = sign[1] ?? ''
    else if (fence !== '' && sign?.[1]?.startsWith(fence) && sign[2]?.trim() === '') fence = ''
    return { text, isCode: isCode || fence !== '' }
  })
}
