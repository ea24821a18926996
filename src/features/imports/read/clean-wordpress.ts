import { escapeAttribute, escapeText } from '#kit/html.ts'
import { findEmbed } from '#platform/rich-text/embeds.ts'
import type { Note } from '../import.ts'

/** Shortcodes without attributes and end that are surely ones. */
const BARE = new Set(['gallery', 'playlist', 'contact-form', 'contact-form-7', 'audio', 'video', 'toc', 'more'])
const BLOCK = /^\s*<(p|h[1-6]|ul|ol|li|blockquote|pre|figure|div|table|hr|iframe|section|article|img|!--)/i
const ALONE = /^\s*(https?:\/\/[^\s<>"]+)\s*$/

/**
 * Returns WordPress' text as plain HTML: blocks' comments go, captions and videos become what our reader knows, paragraphs of the old editor get their elements.
 * Shortcodes of plugins go, and are noted by name; what they enclose stays.
 */
export function cleanWordPress(text: string): { html: string; notes: Note[] } {
  const isBlocks = text.includes('<!-- wp:')
  const lost = new Set<string>()
  const html = withoutShortcodes(
    withEmbeds(text)
      .replace(/\[caption[^\]]{0,500}\]([\s\S]{0,20000}?)\[\/caption\]/g, (_all, inner: string) => captioned(inner))
      .replace(/\[(?:embed|youtube|vimeo)[^\]=]{0,200}\]\s*(https?:\/\/[^\s[]+)\s*\[\/(?:embed|youtube|vimeo)\]/g, (_all, url: string) =>
        video(url),
      )
      .replace(/\[(?:youtube|vimeo)[ =](https?:\/\/[^\s\]]+)[^\]]*\]/g, (_all, url: string) => video(url))
      .replace(/<!--[\s\S]*?-->/g, ''),
    lost,
  )
  const notes = [...lost].sort().map(name => ({ code: 'ShortcodeLost', values: { name } }))
  return { html: isBlocks ? html : withParagraphs(html), notes }
}

function withEmbeds(text: string): string {
  return text
    .replace(/<figure[^>]*wp-block-embed[^>]*>[\s\S]{0,2000}?(https?:\/\/[^\s<>"]+)[\s\S]{0,2000}?<\/figure>/g, (_all, url: string) =>
      video(url),
    )
    .replace(/<iframe[^>]*\ssrc=["'](https?:\/\/[^"']+)["'][^>]*>\s*<\/iframe>/g, (_all, url: string) => video(url))
}

/** A video of a site that we show is one; any other is a link. */
function video(url: string): string {
  const found = findEmbed(url)
  const href = escapeAttribute(found?.page ?? url)
  const link = `<a href="${href}">${escapeText(found?.page ?? url)}</a>`
  return found ? `\n\n<figure class="embed"><figcaption>${link}</figcaption></figure>\n\n` : `\n\n<p>${link}</p>\n\n`
}

function captioned(inner: string): string {
  const image = /<img\b[^>]*>/i.exec(inner)?.[0]
  if (!image) return inner
  const words = inner.replace(/<[^>]*>/g, '').trim()
  return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`
}

function withoutShortcodes(html: string, lost: Set<string>): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][a-z0-9_-]{1,40})\]/g)].map(([, name = '']) => name))
  return html.replace(
    /\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]]{0,500})?)\/?\]/g,
    (all, _slash: string, name: string, attributes: string) => {
      if (!closed.has(name) && !BARE.has(name) && !attributes.includes('=')) return all
      lost.add(name)
      return ''
    },
  )
}

/** The old editor stores paragraphs as empty lines, as `wpautop` reads them. */
function withParagraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map(block => {
      const alone = ALONE.exec(block)?.[1]
      if (alone) return video(alone)
      if (block.trim() === '' || BLOCK.test(block)) return block
      return `<p>${block.trim().replaceAll('\n', '<br>')}</p>`
    })
    .join('\n')
}
