import { type Tint } from '#platform/images/tint.ts'
import type { ArtFamily } from '#ui/picture/picture-url.ts'
import { drawArticlesArt } from './articles-art.ts'
import { drawAvatarArt } from './avatar-art.ts'
import { drawBlogArt } from './blog-art.ts'
import { drawClassArt } from './class-art.ts'
import { drawEventArt } from './event-art.ts'
import { drawGalleryArt } from './gallery-art.ts'
import { drawLogoArt } from './logo-art.ts'
import { drawNewsArt } from './news-art.ts'
import { buildPalette, type Palette } from './palette.ts'
import { drawPodcastArt } from './podcast-art.ts'
import { drawProgramArt } from './program-art.ts'
import { createRandom, type Random } from './random.ts'

/** Increment it with every change of a drawing, so that stored bitmaps of the old one are not used. */
export const artVersion = 2

const drawers = {
  class: drawClassArt,
  news: drawNewsArt,
  blog: drawBlogArt,
  articles: drawArticlesArt,
  program: drawProgramArt,
  event: drawEventArt,
  podcast: drawPodcastArt,
  gallery: drawGalleryArt,
  avatar: drawAvatarArt,
  logo: drawLogoArt,
} satisfies Record<ArtFamily, (random: Random, palette: Palette, seed: string) => string | Promise<string>>

export interface Art {
  family: ArtFamily
  seed: string
}

/** Parses `art/{family}/{seed}.svg` with a seed of 1–80 of `a-z0-9-`; returns undefined for anything else. */
export function parseArtPath(path: string): Art | undefined {
  const [, family, seed] = /^art\/([a-z]+)\/([a-z0-9-]{1,80})\.svg$/.exec(path) ?? []
  return family !== undefined && seed !== undefined && isFamily(family) ? { family, seed } : undefined
}

/** Returns the drawing as SVG text, always the same for one family, seed and tint. */
export async function drawArt({ family, seed }: Art, tint: Tint): Promise<string> {
  return drawers[family](createRandom(`${family}/${seed}`), buildPalette(tint), seed)
}

function isFamily(name: string): name is ArtFamily {
  return Object.hasOwn(drawers, name)
}
