import type { Drawing } from '#platform/images/images.server.ts'
import { artVersion, drawArt, parseArtPath } from './draw-art.ts'

/** Returns the drawing at `art/{family}/{seed}.svg`, for the image handler; undefined for any other path. */
export function findDrawing(path: string): Drawing | undefined {
  const art = parseArtPath(path)
  return art && { version: artVersion, draw: tint => drawArt(art, tint) }
}
