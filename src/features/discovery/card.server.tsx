import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import satori from 'satori'
import sharp from 'sharp'
import { fillSite } from '#features/brands/static/static-page.ts'
import { findStaticPage } from '#features/brands/static/static-pages.server.ts'
import { KINDS, type PostKind } from '#features/posts/post.ts'
import { postTexts } from '#features/posts/texts.server.ts'
import type { Site } from '#features/tenants/site.ts'
import { contrast, mix } from '#kit/colour.ts'
import type { Ctx } from '#platform/context.ts'

/** What a card says. */
export interface Card {
  title: string
  label: string
}

const LABELS: Record<PostKind, keyof ReturnType<typeof postTexts>['sections']> = {
  articles: 'Articles',
  news: 'News',
  blog: 'Blog',
  program: 'EventProgram',
  event: 'Event',
  podcasts: 'Podcasts',
  gallery: 'Gallery',
}

/** The words of a record's card: a class, a post of a kind, a page by its route's name. undefined: there is no such record. One statement at most. */
export async function findCard(ctx: Ctx, site: Site, kind: string, slug: string): Promise<Card | undefined> {
  if (kind === 'page') {
    const page = findStaticPage('id', slug)
    return { title: page ? fillSite(page.title, site.settings.title) : site.settings.hero.title || site.settings.title, label: '' }
  }
  const title = await findTitle(ctx, kind, slug)
  if (title === undefined) return undefined
  const postKind = KINDS.find(one => one === kind)
  return { title, label: postKind ? postTexts('id').sections[LABELS[postKind]].label : kind === 'class' ? 'Kelas' : '' }
}

async function findTitle(ctx: Ctx, kind: string, slug: string): Promise<string | undefined> {
  const t = ctx.tenantId
  const { now } = ctx
  if (kind === 'class') {
    const { rows } = await sql<{
      title: string
    }>`select name as title from classes where tenant_id = ${t} and slug = ${slug} and published_at <= ${now}`.execute(ctx.db)
    return rows[0]?.title
  }
  // Works are drawn in the family of programs.
  const { rows } = await sql<{ title: string }>`
    select title from posts where tenant_id = ${t} and kind = ${kind} and slug = ${slug} and published_at <= ${now}
    union all select title from portfolios where tenant_id = ${t} and slug = ${slug} and ${kind} = 'program' and published_at <= ${now} limit 1`.execute(
    ctx.db,
  )
  return rows[0]?.title
}

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 800; style: 'normal' }[]> | undefined

// satori reads no woff2, so the cards have a font of their own.
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

/** Draws a card of 1200 × 630 pixels in the tenant's colours. PNG. */
export async function drawCard(site: Site, card: Card): Promise<Buffer> {
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
        padding: '64px 72px',
        background: ground,
        color: '#ffffff',
        fontFamily: 'Inter',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, opacity: 0.9 }}>{card.label}</div>
      <div
        style={{
          display: 'flex',
          fontSize: card.title.length > 60 ? 60 : 76,
          fontWeight: 800,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          wordBreak: 'break-word',
        }}
      >
        {card.title.length > 120 ? `${card.title.slice(0, 118)}…` : card.title}
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
