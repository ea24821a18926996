import type { Drawing } from '#platform/images/images.server.ts'
import { respondNoPicture, respondWithPicture, toEtag } from '#platform/images/picture-response.ts'
import type { Tint } from '#platform/images/tint.ts'
import { artVersion, drawArt, parseArtPath } from './draw-art.ts'

/** Returns the drawing at `art/{family}/{seed}.svg`, for the image handler; undefined for any other path. */
export function findDrawing(path: string): Drawing | undefined {
  const art = parseArtPath(path)
  return art && { version: artVersion, draw: tint => drawArt(art, tint) }
}

/** Serves `/art/{family}/{seed}.svg` as SVG: 200, 304 or 404. Has the signature of an ImageHandler. */
export async function artResponse(path: string, tint: Tint, ifNoneMatch?: string | null): Promise<Response> {
  const art = parseArtPath(path.replace(/^\//, ''))
  if (!art) return respondNoPicture()
  const svg = await drawArt(art, tint)
  return respondWithPicture(svg, 'image/svg+xml', toEtag(svg), ifNoneMatch)
}
