import { escapeAttribute, escapeText } from '#kit/html.ts'
import { inWidth, isUploaded, type PictureWidth, pathInForm, shownAddress } from '#kit/picture-forms.ts'
import type { Highlight } from './code.ts'
import { findCodeLanguage } from './code-languages.ts'
import type { RichNode } from './document.ts'
import { findEmbed } from './embeds.ts'
import type { ToMathMl } from './maths.ts'
import { toWords } from './to-words.ts'

export const CALLOUT_KINDS = ['info', 'tip', 'warning'] as const
export type CalloutKind = (typeof CALLOUT_KINDS)[number]

const MAX_SPAN = 50
const MAX_SIDE = 20_000
const WIDTHS: readonly PictureWidth[] = [480, 960, 1600]

type Attributes = RichNode['attrs']

/** Returns the callout's kind, the first for any other word. */
export function calloutKindOf(word: unknown): CalloutKind {
  return CALLOUT_KINDS.find(kind => kind === word) ?? 'info'
}

/** Returns the HTML of a callout with these children. */
export function calloutHtml(attrs: Attributes, children: string): string {
  const title = textOf(attrs, 'title')
  const heading = title && `<p class="callout-title">${escapeText(title)}</p>`
  return `<aside class="callout" data-kind="${calloutKindOf(attrs?.['kind'])}">${heading}<div class="callout-text">${children}</div></aside>`
}

/** Returns the HTML of a quotation, in a figure if it names its source. */
export function quoteHtml(attrs: Attributes, children: string): string {
  const quote = `<blockquote>${children}</blockquote>`
  const source = textOf(attrs, 'source')
  return source ? `<figure class="quote">${quote}<figcaption>${escapeText(source)}</figcaption></figure>` : quote
}

/** Returns the HTML of code, highlighted if its language is known. */
export function codeHtml(attrs: Attributes, text: string, highlight: Highlight): string {
  const language = findCodeLanguage(attrs?.['language'])
  const code = language ? `<code class="language-${language}">${highlight(text, language)}</code>` : `<code>${escapeText(text)}</code>`
  return `<pre tabindex="0">${code}</pre>`
}

/** Returns the HTML of a table; a wide one scrolls in its box, also by the keyboard. */
export function tableHtml(rows: string): string {
  return `<div class="table-box" tabindex="0"><table><tbody>${rows}</tbody></table></div>`
}

/** Returns the HTML of a cell. A head in a row of heads names its column, another one its row; an empty one names nothing. */
export function cellHtml(node: RichNode, children: string, row: RichNode | undefined): string {
  const span = (name: 'colspan' | 'rowspan') => {
    const cells = wholeOf(node.attrs, name, MAX_SPAN)
    return cells > 1 ? ` ${name}="${cells}"` : ''
  }
  const spans = span('colspan') + span('rowspan')
  if (node.type !== 'tableHeader' || toWords(node) === '') return `<td${spans}>${children}</td>`
  const isHeadRow = row?.content?.every(({ type }) => type === 'tableHeader') ?? false
  return `<th scope="${isHeadRow ? 'col' : 'row'}"${spans}>${children}</th>`
}

/** Returns the HTML of a picture, in a figure if it has a caption. One of another site comes through our own host. */
export function pictureHtml(attrs: Attributes): string {
  const src = textOf(attrs, 'src')
  const [width, height] = [wholeOf(attrs, 'width', MAX_SIDE), wholeOf(attrs, 'height', MAX_SIDE)]
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : ''
  const sources = isUploaded(src)
    ? ` srcset="${WIDTHS.map(each => `${pathInForm(src, inWidth(each, false))} ${each}w`).join(', ')}" sizes="(min-width: 48rem) 44rem, 100vw"`
    : ''
  const image = `<img src="${escapeAttribute(shownAddress(src))}" alt="${escapeAttribute(textOf(attrs, 'alt'))}"${size}${sources} loading="lazy">`
  const caption = textOf(attrs, 'caption')
  return caption ? `<figure class="picture">${image}<figcaption>${escapeText(caption)}</figcaption></figure>` : image
}

/** Returns the HTML of a video or sound of our own, which loads nothing before it is played; '' for another site's. */
export function playerHtml(tag: 'video' | 'audio', attrs: Attributes): string {
  const src = ownFileOf(attrs)
  if (!src) return ''
  const title = textOf(attrs, 'title')
  const player = `<${tag} controls preload="none" src="${escapeAttribute(src)}" aria-label="${escapeAttribute(title)}"></${tag}>`
  return `<figure class="media">${player}${title && `<figcaption>${escapeText(title)}</figcaption>`}</figure>`
}

/** Returns the HTML of a link to a file of our own; '' for another site's. */
export function fileHtml(attrs: Attributes): string {
  const src = ownFileOf(attrs)
  if (!src) return ''
  const name = textOf(attrs, 'name') || src.slice(src.lastIndexOf('/') + 1)
  return `<p class="file"><a href="${escapeAttribute(src)}">${escapeText(name)}</a></p>`
}

/**
 * Returns the HTML of another site's video: closed, so that its frame loads nothing before somebody opens it, with a link to where it is. Source: HTML,
 * "lazy loading attributes": a frame that isn't rendered isn't near the viewport.
 */
export function embedHtml(attrs: Attributes): string {
  const embed = findEmbed(attrs?.['src'])
  if (!embed) return ''
  const title = escapeText(textOf(attrs, 'title') || embed.provider)
  const frame = `<iframe src="${escapeAttribute(embed.player)}" title="${escapeAttribute(textOf(attrs, 'title') || embed.provider)}" loading="lazy" allowfullscreen></iframe>`
  const link = `<a href="${escapeAttribute(embed.page)}">${embed.provider}</a>`
  return `<figure class="embed"><details><summary>${title}</summary>${frame}</details><figcaption>${link}</figcaption></figure>`
}

/** Returns the HTML of a formula, with its source to be read again. */
export function mathsHtml(attrs: Attributes, isBlock: boolean, toMathMl: ToMathMl): string {
  const latex = textOf(attrs, 'latex').trim()
  if (!latex) return ''
  const tag = isBlock ? 'div' : 'span'
  return `<${tag} class="math" data-latex="${escapeAttribute(latex)}">${toMathMl(latex, isBlock)}</${tag}>`
}

function ownFileOf(attrs: Attributes): string {
  const src = textOf(attrs, 'src')
  return /^\/(?![/\\])/.test(src) ? src : ''
}

function textOf(attrs: Attributes, name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value : ''
}

/** Returns a whole number between 0 and `most`; 0 for anything else. */
function wholeOf(attrs: Attributes, name: string, most: number): number {
  const value = Number(attrs?.[name])
  return Number.isInteger(value) && value > 0 && value <= most ? value : 0
}
