/** Pieces of SVG text. Numbers are rounded to one decimal, so that a drawing stays within a few kilobytes. */

export interface Point {
  x: number
  y: number
}

/** The size of a cover's coordinate system, in its own units. */
export const cover = { width: 1200, height: 675 } as const

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${attributes(more)}/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${attributes(more)}/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${fill}"${attributes(more)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${attributes(more)}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return path(`M${points.map(pair).join('L')}Z`, fill, more)
}

export function group(content: string, more: string): string {
  return `<g${attributes(more)}>${content}</g>`
}

/** Returns a gradient from top to bottom, or along `more`; refer to it with `url(#id)`. */
export function gradient(id: string, stops: readonly [offset: number, colour: string, opacity?: number][], more = 'x2="0" y2="1"'): string {
  const inner = stops.map(([offset, colour, opacity]) => {
    const faint = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`
    return `<stop offset="${n(offset)}" stop-color="${colour}"${faint}/>`
  })
  return `<linearGradient id="${id}" ${more}>${inner.join('')}</linearGradient>`
}

export function pair({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`
}

/** Returns a smooth path through all points (Catmull-Rom as Bézier curves). */
export function curveThrough(points: readonly Point[]): string {
  const [start] = points
  if (!start) return ''
  const parts = [`M${pair(start)}`]
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? start
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    parts.push(`C${pair(first)} ${pair(second)} ${pair(to)}`)
  }
  return parts.join('')
}

/** Returns a 16:9 cover; 1600 by 900 pixels as a bitmap. */
export function coverDocument(body: string, definitions = ''): string {
  return svgDocument(cover.width, cover.height, 4 / 3, body, definitions)
}

/** Returns a square logo of 400 units; 800 pixels as a bitmap. */
export function squareDocument(body: string, definitions = ''): string {
  return svgDocument(400, 400, 2, body, definitions)
}

function svgDocument(width: number, height: number, scale: number, body: string, definitions: string): string {
  const defs = definitions === '' ? '' : `<defs>${definitions}</defs>`
  const size = `width="${n(width * scale)}" height="${n(height * scale)}" viewBox="0 0 ${n(width)} ${n(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>`
}

function attributes(text: string): string {
  return text === '' ? '' : ` ${text}`
}
