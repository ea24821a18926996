import type { IOptions } from 'sanitize-html'
import { LINK_SCHEMES } from './document.ts'
import { EMBED_ORIGINS } from './embeds.ts'

/** What the renderer of formulas writes. Source: MathML Core; `annotation` and `maction` could hold HTML, and are not among them. */
const MATHS = [
  'math',
  'menclose',
  'mfrac',
  'mi',
  'mmultiscripts',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mprescripts',
  'mroot',
  'mrow',
  'ms',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
  'none',
]
const MATHS_ATTRIBUTES = [
  'accent',
  'class',
  'columnalign',
  'columnlines',
  'columnspan',
  'depth',
  'display',
  'displaystyle',
  'fence',
  'form',
  'height',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'notation',
  'rowspan',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'style',
  'symmetric',
  'voffset',
  'width',
]
const LENGTH = /^(?:-?[\d.]+(?:em|ex|pt|px|%)?\s*){1,4}$/
const WORD = /^[a-z]+(?: [a-z]+)*$/
const EDGE = /^[\d.]+(?:em|ex|pt|px) (?:solid|dashed)(?: #?\w+)?$/

/** What the renderer of formulas sets: lengths, words and lines. */
const STYLES: Record<string, RegExp[]> = {
  ...stylesOf(
    ['padding', 'padding-left', 'padding-right', 'padding-top', 'padding-bottom', 'margin', 'margin-left', 'margin-right'],
    LENGTH,
  ),
  ...stylesOf(['width', 'height', 'vertical-align', 'font-size', 'border-width'], LENGTH),
  ...stylesOf(['display', 'text-align', 'font-style', 'font-weight', 'border-style', 'border-collapse'], WORD),
  ...stylesOf(['math-style', 'math-depth', 'math-shift'], WORD),
  ...stylesOf(['border', 'border-left', 'border-right', 'border-top', 'border-bottom'], EDGE),
  ...stylesOf(['color'], /^#[0-9a-f]{3,8}$/i),
}

function stylesOf(names: readonly string[], pattern: RegExp): Record<string, RegExp[]> {
  return Object.fromEntries(names.map(name => [name, [pattern]]))
}

const TAGS =
  'p h2 h3 h4 ul ol li blockquote pre code hr br img strong em s a span div table tbody tr th td aside figure figcaption video audio iframe details summary'.split(
    ' ',
  )

/** The HTML that leaves: what `toHtml` writes, and nothing else. */
export const ALLOWED: IOptions = {
  allowedTags: [...TAGS, ...MATHS],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    pre: ['tabindex'],
    div: ['tabindex', 'data-latex'],
    span: ['data-latex'],
    aside: ['data-kind'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    video: ['src', 'controls', 'preload', 'aria-label'],
    audio: ['src', 'controls', 'preload', 'aria-label'],
    iframe: ['src', 'title', 'loading', 'allowfullscreen'],
    ...Object.fromEntries(MATHS.map(tag => [tag, MATHS_ATTRIBUTES])),
  },
  allowedClasses: {
    code: ['language-*'],
    span: ['math', 'code-*'],
    div: [
      'table-box',
      'gallery',
      'math',
      'callout-text',
      'step-text',
      'reveal-text',
      'compare',
      'compare-side',
      'compare-text',
      'timeline-text',
    ],
    ol: ['steps', 'timeline'],
    li: ['step', 'timeline-item'],
    details: ['reveal'],
    aside: ['callout'],
    figure: ['quote', 'picture', 'media', 'embed'],
    p: ['callout-title', 'file', 'step-title', 'compare-title', 'timeline-time', 'timeline-title'],
  },
  allowedStyles: {
    '*': STYLES,
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowedIframeHostnames: EMBED_ORIGINS.map(origin => new URL(origin).hostname),
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
  transformTags: {
    a: (tagName, attribs) => {
      const isOutside = /^https?:/i.test(attribs['href'] ?? '')
      return { tagName, attribs: isOutside ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
    },
  },
}
