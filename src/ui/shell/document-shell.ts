/**
 * A document without what differs between its pages: the text of its parts lies between the pieces. React Router and React take as long for the shell of a document
 * as for a list of twelve cards, and a site's shell is the same for all requests of one route.
 */
export interface DocumentShell {
  /** Pieces of fixed text; behind each but the last comes the part of the same index. */
  pieces: string[]
  parts: string[]
}

const PARTS = ['head', 'style', 'header', 'page', 'footer', 'acting'] as const
const SLOT = /<meta name="sanggar:slot:(head)"\/>|<!--sanggar:slot:(\w+)-->/

/** What stands in for each part while the shell is made. In the head no comment gets through React, so an element does. */
export const slots: ReadonlyMap<string, string> = new Map(
  PARTS.map(name => [name, name === 'head' ? `sanggar:slot:${name}` : `<!--sanggar:slot:${name}-->`]),
)

/** The same where React makes the head: pages with parts that are hydrated, error screens. */
export const bodySlots: ReadonlyMap<string, string> = new Map([...slots].filter(([name]) => name !== 'head'))

/** The shell out of a document that was rendered with `slots` in place of its parts. */
export function cutShell(html: string): DocumentShell {
  const cut = html.split(SLOT)
  // Between two pieces the pattern's two groups come, one of them undefined.
  const pieces = cut.filter((_, index) => index % 3 === 0)
  const parts = cut.filter((_, index) => index % 3 !== 0).filter(name => name !== undefined)
  return { pieces, parts }
}

export function fillShell({ pieces, parts }: DocumentShell, made: ReadonlyMap<string, string>): string {
  let html = pieces[0] ?? ''
  for (const [index, name] of parts.entries()) html += (made.get(name) ?? '') + (pieces[index + 1] ?? '')
  return html
}
