import type { Random } from './random.ts'
import { circle, n, path, polygon, rect, stroke } from './svg.ts'

/** Draws two rows of heads and shoulders along the lower edge, some with an arm up. */
export function drawCrowd(random: Random, [back, front]: readonly [back: string, front: string]): string {
  return row(random, 572, 44, back, 0.2, 0) + row(random, 618, 56, front, 0.25, 34)
}

function row(random: Random, y: number, size: number, fill: string, raised: number, start: number): string {
  const heads: string[] = []
  for (let x = start - 20; x < 1240; x += size * random.between(1.5, 1.95)) {
    const top = y + random.between(-14, 14)
    heads.push(
      circle(x, top, size * 0.5, fill) +
        path(`M${n(x - size)} 700V${n(top + size * 1.3)}a${size} ${n(size * 0.72)} 0 0 1 ${size * 2} 0V700Z`, fill),
    )
    if (random.chance(raised))
      heads.push(
        stroke(
          `M${n(x + size * 0.72)} ${n(top + size * 1.2)}Q${n(x + size * 1.25)} ${n(top + size * 0.3)} ${n(x + size * 0.86)} ${n(top - size * 0.55)}`,
          fill,
          size * 0.26,
          'stroke-linecap="round"',
        ),
      )
  }
  return heads.join('')
}

/** Draws the roofs of a town from edge to edge, with lit windows. */
export function drawSkyline(random: Random, walls: string, windowLight: string): string {
  let x = -20
  const houses: string[] = []
  while (x < 1220) {
    const width = random.between(56, 120)
    const top = random.between(400, 490)
    const roof = random.chance(0.4)
      ? polygon(
          [
            { x, y: top + 1 },
            { x: x + width / 2, y: top - 44 },
            { x: x + width, y: top + 1 },
          ],
          walls,
        )
      : ''
    const windows = [0, 1].map(
      row =>
        rect(x + width * 0.26, top + 22 + row * 34, 12, 16, windowLight) + rect(x + width * 0.58, top + 22 + row * 34, 12, 16, windowLight),
    )
    houses.push(roof + rect(x, top, width + 1, 290, walls) + (random.chance(0.7) ? windows.join('') : ''))
    x += width
  }
  return rect(0, 520, 1200, 160, walls) + houses.join('')
}
