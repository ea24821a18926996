import { contrast, isColour, readable } from '#kit/colour.ts'
import { escapeAttribute, escapeText } from '#kit/html.ts'
import { type Lang, languageOf } from '#kit/lang.ts'
import { oneLine } from './mail.ts'
import { mailTexts } from './texts.ts'

/** The content of a mail, all plain text. */
export interface MailParts {
  lang: Lang
  /** The sender, shown above the heading. */
  siteName: string
  /** `#rrggbb` of the button; any other text becomes a dark grey. */
  colour: string
  heading: string
  /** Without URLs: one that came in through somebody's name is shown unclickable. */
  paragraphs: readonly string[]
  /** `href` is an absolute http(s) URL. */
  button?: { label: string; href: string } | undefined
  /** Small print at the end: why one receives this mail, whom to contact. */
  footnote: string
}

const INK = '#1c2430'
const QUIET = '#565f6d'
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}`
const SMALL = `margin:0;font-size:13px;line-height:1.6;color:${QUIET}`

// Clients without style elements show light colours; those that convert colours themselves (Gmail) find no text in pictures and no fixed backgrounds.
const DARK = `<style>
@media (prefers-color-scheme: dark) {
  .page, .sheet { background: #14181f !important }
  .sheet { border-color: #333b47 !important }
  .ink { color: #f1f4f8 !important }
  .quiet { color: #b3bcc9 !important }
}
</style>`

/**
 * Returns a mail as HTML: one column of at most 560 px, inline styles, no external resources; readable in light and dark mode, and without styles. Outlook
 * on Windows ignores widths of blocks, so it alone gets a table around the column. Throws if the button's URL is not http(s).
 */
export function mailHtml(parts: MailParts): string {
  const heading = escapeText(withoutLinks(parts.heading))
  const paragraphs = parts.paragraphs.map(text => `<p class="ink" style="${TEXT}">${escapeText(withoutLinks(text))}</p>`)
  return `<!doctype html>
<html lang="${parts.lang}" dir="${languageOf(parts.lang).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${heading}</title>
${DARK}
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f8;-webkit-text-size-adjust:100%">
<div class="page" role="article" lang="${parts.lang}" aria-label="${escapeAttribute(withoutLinks(parts.heading))}" style="padding:24px 12px;background:#f3f5f8;${FONT}">
<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="24" cellspacing="0" style="background:#ffffff"><tr><td><![endif]-->
<div class="sheet" style="max-width:560px;box-sizing:border-box;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #dfe4eb;border-radius:12px;overflow-wrap:anywhere">
<p class="quiet" style="margin:0 0 12px;font-size:14px;line-height:1.4;font-weight:600;color:${QUIET}">${escapeText(oneLine(parts.siteName))}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${INK}">${heading}</h1>
${[...paragraphs, ...buttonLines(parts)].join('\n')}
<p class="quiet" style="${SMALL}">${escapeText(oneLine(parts.footnote))}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`
}

/** Returns both bodies of a mail. Throws if the button's URL is not http(s). */
export function mailBodies(parts: MailParts): { text: string; html: string } {
  return { text: mailText(parts), html: mailHtml(parts) }
}

/** Returns the mail as plain text, with the button's URL on its own line. Throws if it is not http(s). */
export function mailText({ siteName, heading, paragraphs, button, footnote }: MailParts): string {
  const link = button ? [`${oneLine(button.label)}:\n${hrefOf(button)}`] : []
  const blocks = [withoutLinks(heading), ...paragraphs.map(withoutLinks), ...link, oneLine(footnote), `-- \n${oneLine(siteName)}`]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function buttonLines({ button, colour, lang }: MailParts): string[] {
  if (!button) return []
  const href = escapeAttribute(hrefOf(button))
  const ground = isColour(colour) ? colour : INK
  const ink = contrast(ground, '#ffffff') >= 4.5 ? '#ffffff' : readable(ground, ground)
  const style = `display:inline-block;padding:12px 22px;border:1px solid ${ink};border-radius:8px;background:${ground};color:${ink};font-size:16px;line-height:1.4;font-weight:600;text-decoration:none`
  return [
    `<p style="margin:8px 0 20px"><a href="${href}" style="${style}"><span style="color:${ink}">${escapeText(oneLine(button.label))}</span></a></p>`,
    `<p class="quiet" style="${SMALL};margin-bottom:20px">${mailTexts(lang).buttonFails}<br><a class="quiet" href="${href}" style="color:${QUIET};word-break:break-all">${escapeText(hrefOf(button))}</a></p>`,
  ]
}

function hrefOf({ href }: { href: string }): string {
  const url = new URL(href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`a mail's button leads to ${url.protocol}`)
  return url.href
}

const MAIL_ADDRESS = /^["'(<]*[\w.+-]+@[\w.-]+["')>.,;:!?]*$/

/**
 * Returns the text on one line. Anything that a mail program would turn into a link, except e-mail addresses, is broken by a zero-width space: people choose
 * their names, and a name that is a link would turn our mails into spam.
 */
function withoutLinks(text: string): string {
  return oneLine(text)
    .split(' ')
    .map(word => (MAIL_ADDRESS.test(word) ? word : word.replaceAll('://', ':\u200b//').replace(/\.(?=\p{L}{2})/gu, '.\u200b')))
    .join(' ')
}
