import { makeLlmsText } from '#features/discovery/llms.server.ts'
import { askedPaths, LLMS_PATH, type ReadPage } from '#features/mcp/resources.ts'
import type { Site } from '#features/sites/site.ts'
import type { Pages } from '../pages.ts'

/** A message has one question; a batch of them no more reads than this. */
const MOST_READS = 5
const MOST_LEADS = 3
const MARKDOWN = 'text/markdown'

interface Asked {
  site: Site
  /** The message, parsed. */
  sent: unknown
  /** The site's, as the program addressed it. */
  origin: string
  /** Of the client. */
  address: string
  signal: AbortSignal
}

/**
 * Reads the public pages that a message asks for, as whoever is not signed in, by their addresses: each takes a turn and a transaction of its own, so it is read
 * before the message has one. What is no page of Markdown is left out.
 */
export async function readPages({ answer }: Pick<Pages, 'answer'>, asked: Asked): Promise<Map<string, ReadPage>> {
  const { site, sent, origin } = asked
  const read = new Map<string, ReadPage>()
  for (const [uri, path] of [...askedPaths(sent, origin)].slice(0, MOST_READS)) {
    const page = path === LLMS_PATH ? textOf(makeLlmsText(site, origin)) : await readPage(answer, asked, path)
    if (page) read.set(uri, page)
  }
  return read
}

const textOf = (text: string | undefined): ReadPage | undefined => (text === undefined ? undefined : { text, mimeType: 'text/plain' })

async function readPage(answer: Pages['answer'], { site, origin, address, signal }: Asked, first: string): Promise<ReadPage | undefined> {
  let path = first
  for (let leads = 0; leads < MOST_LEADS; leads++) {
    const response = await answer(new Request(origin + path, { headers: { accept: MARKDOWN }, signal }), site, address)
    const next = URL.parse(response.headers.get('location') ?? '', origin)
    const isLead = response.status >= 300 && response.status < 400
    if (!isLead) return await readMarkdown(response)
    await response.body?.cancel()
    if (next?.origin !== origin) return undefined
    path = next.pathname + next.search
  }
  return undefined
}

async function readMarkdown(response: Response): Promise<ReadPage | undefined> {
  if (response.status === 200 && response.headers.get('content-type')?.startsWith(MARKDOWN))
    return { text: await response.text(), mimeType: MARKDOWN }
  await response.body?.cancel()
  return undefined
}
