/** Returns the words of a line of HTML, which may hold elements and entities. */
export async function plainText(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html
  const { parseHTML } = await import('linkedom')
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${html.replace(/<[^>]*>/g, ' ')}</body></html>`)
  return document.body.textContent
}
