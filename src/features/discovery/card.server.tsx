import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { z } from 'zod'
import type { Site } from '#features/sites/site.ts'
import { contrast, mix } from '#kit/colour.ts'

/** What a card shows. */
export interface Card {
  title: string
  /** The name of the page's section of the site. */
  label: string
  /** The path of the page's picture. */
  picture?: string
}

/** The picture's edge on the card, in pixels. */
const PICTURE_PX = 420

const linkedData = z.object({
  '@graph': z.array(z.object({ '@type': z.string(), itemListElement: z.array(z.object({ name: z.string() })).optional() })),
})

/**
 * Returns a page's card from its HTML: the Open Graph title without the names of the site and of the parent page, the parent page's name, and the picture
 * that the card's address names. Returns undefined if the HTML has no such title.
 */
export function readCard(html: string, siteTitle: string): Card | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(head) ?? []
  if (!title) return undefined
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const graph = data ? linkedData.safeParse(JSON.parse(data)).data?.['@graph'] : undefined
  const trail = graph?.find(node => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  // The first item is the home page, whose name is on every card anyway.
  const label = trail.slice(1).at(-2)?.name ?? ''
  const picture = pictureIn(head)
  return { title: withoutEnd(withoutEnd(decode(title), ` | ${siteTitle}`), ` · ${label}`), label, ...(picture && { picture }) }
}

/** Returns the picture in the card's address as the page's head has it (`sites/head.server.ts`). */
function pictureIn(head: string): string | null {
  const [, address] = /<meta property="og:image" content="([^"]*)"/.exec(head) ?? []
  return address && URL.canParse(decode(address)) ? new URL(decode(address)).searchParams.get('picture') : null
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}

// The only entities that React writes in attributes.
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
}

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 800; style: 'normal' }[]> | undefined

// satori cannot read woff2, so cards load separate font files.
function loadFonts() {
  fonts ??= Promise.all(
    ([400, 800] as const).map(async weight => ({
      name: 'Inter',
      data: await readFile(resolve(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  )
  return fonts
}

/** Draws a card of 1200 × 630 pixels in the tenant's colours, with a square picture (PNG) beside the title. Returns a PNG. */
export async function drawCard(site: Site, card: Card, picture?: Buffer): Promise<Buffer> {
  const { css, title } = site.settings
  const ground = contrast('#ffffff', css.clr_primary) >= 4.5 ? css.clr_primary : mix(css.clr_dark, css.clr_primary, 0.35)
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 1200,
        boxSizing: 'border-box',
        height: 630,
        padding: picture ? '40px 72px' : '64px 72px',
        background: ground,
        color: '#ffffff',
        fontFamily: 'Inter',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, opacity: 0.9 }}>{card.label}</div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 48 }}>
        <div
          style={{
            display: 'flex',
            flex: 1,
            fontSize: sizeOf(card.title, Boolean(picture)),
            fontWeight: 800,
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
            wordBreak: 'break-word',
          }}
        >
          {card.title.length > 120 ? `${card.title.slice(0, 118)}…` : card.title}
        </div>
        {picture && (
          <img
            src={`data:image/png;base64,${picture.toString('base64')}`}
            alt=""
            width={PICTURE_PX}
            height={PICTURE_PX}
            style={{ borderRadius: 24, objectFit: 'cover' }}
          />
        )}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 34 }}>
        <span style={{ fontWeight: 800 }}>{title}</span>
        <div style={{ display: 'flex', width: 180, height: 16, background: css.clr_warning, borderRadius: 8 }} />
      </div>
    </div>,
    { width: 1200, height: 630, fonts: await loadFonts() },
  )
  return await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** Returns the title's size in pixels: beside a picture there is half the width. */
function sizeOf(title: string, hasPicture: boolean): number {
  if (hasPicture) return title.length > 60 ? 44 : 58
  return title.length > 60 ? 60 : 76
}
