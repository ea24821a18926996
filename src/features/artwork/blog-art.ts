import { type Colours, eye, fan, fern, fruit, type Motif, pebble, rainbow, seaweed, sprig, stem, vase, waves } from './cut-outs.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { cover, coverDocument, group, n, pair, polygon, rect } from './svg.ts'

interface Panel {
  x: number
  y: number
  width: number
  height: number
}

/** Draws blog posts as paper cut-outs: seaweed, sprigs, vases and fruit, one on each sheet. */
export function drawBlogArt(random: Random, palette: Palette): string {
  const panels = random.pick(layouts)
  const colours = random.shuffle(colourings(palette))
  const tall = random.shuffle<Motif>([seaweed, sprig, vase, fern, stem])
  const square = random.shuffle<Motif>([fruit, waves, pebble, rainbow, eye, fan])
  const drawn = panels.map((panel, index) => {
    const own = colours[index % colours.length] ?? { ground: palette.paper, shape: palette.ink, detail: palette.paper }
    const motif = (panel.height > panel.width * 1.15 ? tall.shift() : square.shift()) ?? fruit
    const size = Math.min(panel.height, panel.width * (panel.height > panel.width * 1.15 ? 1.5 : 1)) * 0.82
    const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 }
    return (
      cutSheet(random, panel, own.ground) +
      group(motif(random, size, own), `transform="translate(${pair(middle)}) rotate(${n(random.between(-7, 7))})"`)
    )
  })
  return coverDocument(rect(0, 0, cover.width, cover.height, palette.paper) + drawn.join(''))
}

const layouts: readonly [Panel[], ...Panel[][]] = [
  [
    { x: 0, y: 0, width: 420, height: 675 },
    { x: 420, y: 0, width: 420, height: 330 },
    { x: 420, y: 330, width: 420, height: 345 },
    { x: 840, y: 0, width: 360, height: 675 },
  ],
  [
    { x: 0, y: 0, width: 400, height: 360 },
    { x: 0, y: 360, width: 400, height: 315 },
    { x: 400, y: 0, width: 450, height: 675 },
    { x: 850, y: 0, width: 350, height: 315 },
    { x: 850, y: 315, width: 350, height: 360 },
  ],
  [
    { x: 0, y: 0, width: 380, height: 675 },
    { x: 380, y: 0, width: 400, height: 675 },
    { x: 780, y: 0, width: 420, height: 380 },
    { x: 780, y: 380, width: 420, height: 295 },
  ],
  [
    { x: 0, y: 0, width: 675, height: 675 },
    { x: 675, y: 0, width: 525, height: 337 },
    { x: 675, y: 337, width: 525, height: 338 },
  ],
]

function colourings({ first, second, spark, paper }: Palette): Colours[] {
  return [
    { ground: first(1), shape: first(5), detail: spark(3) },
    { ground: spark(2.6), shape: paper, detail: first(6.6) },
    { ground: first(6.8), shape: spark(2.4), detail: paper },
    { ground: second(3), shape: first(7.2), detail: paper },
    { ground: paper, shape: second(4.4), detail: spark(3.2) },
    { ground: first(4), shape: paper, detail: spark(2.4) },
    { ground: spark(0.9), shape: first(6), detail: spark(3.6) },
  ]
}

/** Scissors are never quite straight: each edge leans and overlaps its neighbour a little. */
function cutSheet(random: Random, { x, y, width, height }: Panel, fill: string): string {
  const off = () => random.between(-9, 9)
  return polygon(
    [
      { x: x - (x > 0 ? 4 : 20) + off(), y: y - 12 + (y > 0 ? 8 : -8) },
      { x: x + width + 20, y: y - 12 + (y > 0 ? off() : -8) },
      { x: x + width + 20, y: y + height + 20 },
      { x: x - (x > 0 ? 4 : 20) + off(), y: y + height + 20 },
    ],
    fill,
  )
}
