import type { IOptions } from 'sanitize-html'
import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { storedAddress } from '#kit/picture-forms.ts'
import { LINK_SCHEMES, type RichNode, richDocument } from './document.ts'
import { toPlainCodeHtml } from './to-html.ts'

/** Maximum length of HTML to read, in characters: twice what a document's texts may have, for its tags. */
const MAX_HTML = 400_000
/** Maximum number of tags: twice what a document's nodes need. Reading 40,000 takes seconds. */
const MAX_TAGS = 10_000

/** A document as a client sends it: HTML, which is read to a document, or the document itself. Parse it asynchronously. */
export const richContent = z
  .unknown()
  .refine(value => typeof value !== 'string' || isReadable(value), { error: 'TextTooLarge' satisfies FieldCode, abort: true })
  // NOTE: No async function: OpenAPI's generator parses undefined synchronously.
  .transform((value): unknown => (typeof value === 'string' ? fromHtml(value) : value))
  .pipe(richDocument)

/**
 * Returns the document that HTML says, as `toHtml` writes it or as other programs do: other headings become the nearest level, unknown elements their
 * texts, scripts and unsafe links nothing. Reading what `toHtml` wrote of the result gives the result again. Bound the length before (`MAX_HTML`).
 */
export async function fromHtml(html: string): Promise<{ type: 'doc'; content: RichNode[] }> {
  // Twice: where the first reading had to mend blocks, it keeps spaces at their ends that the second one drops.
  return await readHtml(await toPlainCodeHtml(await readHtml(html)))
}

async function readHtml(html: string): Promise<{ type: 'doc'; content: RichNode[] }> {
  // Loaded on first use: most processes never read HTML.
  const [{ default: sanitize }, { parseHTML }, { readDocument }] = await Promise.all([
    import('sanitize-html'),
    import('linkedom'),
    import('./document-schema.ts'),
  ])
  // NOTE: Without a head, linkedom's body is empty. The nesting limit also bounds the recursion of what comes after.
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${sanitize(html, READ)}</body></html>`)
  return readDocument(document.body)
}

const isReadable = (html: string) => html.length <= MAX_HTML && html.split('<', MAX_TAGS + 1).length <= MAX_TAGS

/** Elements that only separate their texts; ProseMirror's parser knows which of them are blocks. */
const BLOCKS = ['div', 'section', 'article', 'aside', 'header', 'footer', 'figure', 'figcaption', 'address', 'dl', 'dd']
const asBlock = Object.fromEntries(['caption', 'dt', 'main', 'nav'].map(tag => [tag, 'div']))
const TAGS = [
  ...'p h2 h3 h4 ul ol li blockquote pre code hr br img strong em s a span table thead tbody tfoot tr th td video audio'.split(' '),
  ...BLOCKS,
]
const isOwn = (src: string | undefined) => /^\/(?![/\\])/.test(src ?? '')

const READ: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    video: ['src', 'aria-label'],
    audio: ['src', 'aria-label'],
    aside: ['data-kind'],
    div: ['data-latex'],
    span: ['data-latex'],
  },
  allowedClasses: {
    code: ['language-*'],
    span: ['math'],
    div: [
      'gallery',
      'math',
      'callout-text',
      'summary',
      'reveal',
      'reveal-text',
      'step-text',
      'compare',
      'compare-side',
      'compare-text',
      'timeline-text',
    ],
    ol: ['steps', 'timeline'],
    li: ['step', 'timeline-item'],
    aside: ['callout'],
    figure: ['quote', 'media', 'embed'],
    p: ['callout-title', 'file', 'step-title', 'compare-title', 'timeline-time', 'timeline-title'],
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 40,
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !attribs['src']) || ((tag === 'video' || tag === 'audio') && !isOwn(attribs['src'])),
  transformTags: {
    ...asBlock,
    // As `div`, which other programs' are too: with its inner box it is a block of ours.
    details: (_, { class: name = '' }) => ({ tagName: 'div', attribs: name === 'reveal' ? { class: name } : {} }),
    // The name of a video of another site, which `embedHtml` writes.
    summary: () => ({ tagName: 'div', attribs: { class: 'summary' } }),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    img: (tagName, { src = '', ...attribs }) => ({ tagName, attribs: { ...attribs, src: storedAddress(src) } }),
  },
}
