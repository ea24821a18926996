import { posix } from 'node:path'
import { toMarkdownHtml } from '#features/imports/read/read-markdown.server.ts'
import { toMarkdownText } from '#features/post-export/to-markdown.server.ts'
import { escapeAttribute } from '#kit/html.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { mapFiles } from '#platform/rich-text/files-in-html.ts'
import { richContent } from '#platform/rich-text/from-html.ts'
import { ARCHIVE_PATH } from './course.ts'

const MARKDOWN_FILE = /\.(md|markdown)(#.*)?$/i

/** The document that chapters begin with. */
export const EMPTY_BODY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Returns a document as Markdown for a file at a path; '' for one without content. Addresses in the folder become relative. */
export async function toBody(document: RichDocument, path: string): Promise<string> {
  const isEmpty = document.content.every(node => node.type === 'paragraph' && !node.content?.length)
  return isEmpty ? '' : await toMarkdownText(document, address => toRelative(address, path))
}

/** Returns the address of a file of the folder as another file names it; other addresses as they are. */
export function toRelative(address: string, from: string): string {
  return address.startsWith(ARCHIVE_PATH) ? posix.relative(posix.dirname(from), address.slice(ARCHIVE_PATH.length)) : address
}

/** Returns the address in the folder that a file means; one that leads elsewhere as it is, one that leads out of the folder as ''. */
export function toAbsolute(address: string, from: string): string {
  if (address === '' || /^([a-z][a-z0-9+.-]*:|[/#])/i.test(address)) return address
  const path = posix.join(posix.dirname(from), address)
  return path.startsWith('../') || path === '..' ? '' : ARCHIVE_PATH + path
}

/**
 * Returns the document of Markdown in the file at a path. `linkOf`: where a link to another Markdown file leads. Undefined where the text is too large to be read.
 */
export async function fromBody(
  markdown: string,
  path: string,
  linkOf: (path: string) => string | undefined = () => undefined,
): Promise<RichDocument | undefined> {
  if (TOO_DEEP.test(markdown) || markdown.length > MAX_TEXT) return undefined
  return await fromHtmlBody(toMarkdownHtml(markdown), path, linkOf)
}

/** As `fromBody`, of HTML. */
export async function fromHtmlBody(
  html: string,
  path: string,
  linkOf: (path: string) => string | undefined = () => undefined,
): Promise<RichDocument | undefined> {
  const withAddresses = mapFiles(html, address => {
    const [name = '', anchor] = decoded(address).split('#')
    const absolute = toAbsolute(name, path)
    if (!absolute.startsWith(ARCHIVE_PATH)) return address
    const link = MARKDOWN_FILE.test(name) ? (linkOf(absolute.slice(ARCHIVE_PATH.length)) ?? '') : absolute
    return escapeAttribute(link && anchor ? `${link}#${anchor}` : link)
  })
  const read = await richContent.safeParseAsync(withAddresses.replaceAll('\0', ''))
  return read.success ? read.data : undefined
}

const MAX_TEXT = 400_000
/** Quotes and lists within each other without end: each level costs the parser more than the one before. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]?|[*+-][ \t]+|\d{1,9}[.)][ \t]+){25}|^[ \t]{200}[ \t]*[>*+\d-]/m

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
