import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, group, n, path, rect, ring, stroke } from './svg.ts'

/** Ground, main and accent of one tile. */
type Colours = readonly [ground: string, main: string, accent: string]
type Tile = (colours: Colours) => string

const step = cover.height / 4
const [columns, rows] = [8, 4]

/** Draws galleries as quilts: batik's kawung, parang and ceplok beside plain geometry, a few tiles twice as large. */
export function drawGalleryArt(random: Random, palette: Palette): string {
  const colours = random.shuffle(random.pick(schemes)(palette))
  const pattern = random.pick([checker, lanes, mirror])(random, colours)
  const star = random.pick(stars)
  const taken = new Set<string>()
  const large = bigSpots(random).map(({ x, y }, index) => {
    for (const spot of [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`]) taken.add(spot)
    return place(x * step, y * step, step * 2, 0, star(at(colours, index)))
  })
  const small = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    const tile = pattern(x, y)
    return taken.has(`${x},${y}`) ? '' : place(x * step, y * step, step, tile.turn, tile.motif(tile.colours))
  })
  return coverDocument(group(small.join('') + large.join(''), `transform="translate(${n((cover.width - columns * step) / 2)} 0)"`))
}

interface Choice {
  motif: Tile
  colours: Colours
  turn: number
}

/** Returns the tile of a column and row. */
type Pattern = (x: number, y: number) => Choice

/** Alternates two motifs with quarter turns all round, so that arcs join into waves and wheels. */
function checker(random: Random, colours: readonly Colours[]): Pattern {
  const [even, odd] = random.shuffle(tiles)
  const wheel = [0, 1, 3, 2]
  return (x, y) => ({
    motif: ((x + y) % 2 ? odd : even) ?? kawung,
    colours: at(colours, (x + y) % 2 ? 0 : 1 + ((x + y) % 4) / 2),
    turn: wheel[(x % 2) + (y % 2) * 2] ?? 0,
  })
}

/** Gives each row its own motif and two colourings, as on a woven cloth. */
function lanes(random: Random, colours: readonly Colours[]): Pattern {
  const motifs = random.shuffle(tiles)
  const turn = random.int(0, 3)
  return (x, y) => ({ motif: at(motifs, y), colours: at(colours, y + (x % 2) * 2), turn: (x + turn) % 4 })
}

/** Mirrors a handful of tiles left to right and top to bottom. */
function mirror(random: Random, colours: readonly Colours[]): Pattern {
  const motifs = random.shuffle(tiles).slice(0, 4)
  const corner = Array.from({ length: (columns / 2) * (rows / 2) }, () => ({
    motif: at(motifs, random.int(0, 3)),
    colours: at(colours, random.int(0, 4)),
    turn: random.int(0, 3),
  }))
  return (x, y) => {
    const [flipX, flipY] = [x >= columns / 2, y >= rows / 2]
    const [left, top] = [flipX ? columns - 1 - x : x, flipY ? rows - 1 - y : y]
    const own = at(corner, left + (top * columns) / 2)
    // Mirroring a tile of one diagonal is a quarter turn; both ways make a half turn.
    const turn = flipX && flipY ? own.turn + 2 : flipX ? own.turn + 1 : flipY ? own.turn + 3 : own.turn
    return { ...own, turn: turn % 4 }
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[Math.floor(index) % list.length]
  if (found === undefined) throw new Error('A pattern needs at least one tile and one colouring')
  return found
}

function bigSpots(random: Random): { x: number; y: number }[] {
  return random.pick([
    [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ],
    [
      { x: 0, y: 0 },
      { x: 3, y: 1 },
      { x: 6, y: 2 },
    ],
    [{ x: 3, y: 1 }],
    [
      { x: 1, y: 0 },
      { x: 4, y: 2 },
      { x: 6, y: 0 },
    ],
    [
      { x: 2, y: 2 },
      { x: 5, y: 0 },
    ],
  ])
}

/** Places a motif drawn in 100 units, turned by quarters about its middle. */
function place(x: number, y: number, size: number, quarters: number, drawing: string): string {
  const turn = quarters === 0 ? '' : ` rotate(${quarters * 90} 50 50)`
  return group(drawing, `transform="translate(${n(x)} ${n(y)}) scale(${size / 100})${turn}"`)
}

const schemes: readonly [(palette: Palette) => [Colours, ...Colours[]], ...((palette: Palette) => [Colours, ...Colours[]])[]] = [
  ({ first, second, spark, paper }) => [
    [first(0.8), first(5.4), spark(3)],
    [first(6.6), first(2), spark(2.6)],
    [spark(2.6), first(6.8), paper],
    [paper, second(4.4), first(7)],
    [second(3.2), paper, first(7.4)],
  ],
  ({ first, spark, paper }) => [
    [first(7.6), first(3.4), spark(2.8)],
    [first(6.4), paper, spark(2.8)],
    [first(5), first(7.8), paper],
    [spark(3), first(7.6), paper],
    [first(7.6), spark(2.4), first(4)],
  ],
  ({ first, second, spark, paper }) => [
    [paper, first(4.6), second(2.6)],
    [first(1), spark(3.2), first(6.4)],
    [spark(0.8), spark(3.6), second(6)],
    [second(1.2), second(5), spark(3)],
    [first(2.4), paper, first(6.6)],
  ],
]

function square(fill: string): string {
  // Crisp edges fall on the same pixel for both neighbours; smoothed ones would leave a seam of the colour below.
  return rect(0, 0, 100, 100, fill, 'shape-rendering="crispEdges"')
}

function kawung([ground, main, accent]: Colours): string {
  const petal = 'M50 50C38 34 20 20 6 6C20 10 40 22 50 50Z'
  const leaf = 'M50 50C22 46 2 22 4 4C22 2 46 22 50 50Z'
  const turned = [0, 90, 180, 270].map(angle => group(path(leaf, main) + path(petal, accent), `transform="rotate(${angle} 50 50)"`))
  return square(ground) + turned.join('') + circle(50, 50, 6, accent)
}

function ceplok([ground, main, accent]: Colours): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(angle =>
    group(path('M50 50C40 36 42 18 50 8C58 18 60 36 50 50Z', angle % 90 ? accent : main), `transform="rotate(${angle} 50 50)"`),
  )
  return square(ground) + petals.join('') + circle(50, 50, 9, ground) + circle(50, 50, 5, main)
}

function parang([ground, main, accent]: Colours): string {
  const blade = 'M0 0C18 4 26 16 22 30C34 24 48 30 50 50C32 46 24 34 28 20C16 26 2 20 0 0Z'
  const blades = [
    [0, 0, main],
    [50, 50, main],
    [50, 0, accent],
    [0, 50, accent],
  ] as const
  return square(ground) + blades.map(([x, y, fill]) => group(path(blade, fill), `transform="translate(${x} ${y})"`)).join('')
}

function quarters([ground, main, accent]: Colours): string {
  return square(ground) + path('M0 0H100A100 100 0 0 1 0 100Z', main) + path('M0 0H56A56 56 0 0 1 0 56Z', accent)
}

function halves([ground, main, accent]: Colours): string {
  return square(ground) + path('M0 50A50 50 0 0 1 100 50Z', main) + path('M0 100A50 50 0 0 1 100 100Z', accent)
}

function leaves([ground, main, accent]: Colours): string {
  return (
    square(ground) +
    path('M0 100A100 100 0 0 1 100 0A100 100 0 0 1 0 100Z', main) +
    stroke('M14 86L86 14', accent, 5, 'stroke-linecap="round"')
  )
}

function diamond([ground, main, accent]: Colours): string {
  return square(ground) + path('M50 0L100 50L50 100L0 50Z', main) + path('M50 26L74 50L50 74L26 50Z', accent)
}

function steps([ground, main, accent]: Colours): string {
  return square(ground) + path('M0 100V75H25V50H50V25H75V0H100V100Z', main) + path('M50 100V75H75V50H100V100Z', accent)
}

function arches([ground, main, accent]: Colours): string {
  const arch = (reach: number, fill: string) => path(`M${50 - reach} 100V50A${reach} ${reach} 0 0 1 ${50 + reach} 50V100Z`, fill)
  return square(ground) + arch(44, main) + arch(28, accent) + arch(13, ground)
}

function dots([ground, main, accent]: Colours): string {
  const spots = [20, 50, 80].flatMap(x => [20, 50, 80].map(y => circle(x, y, 8, x === y ? accent : main)))
  return square(ground) + spots.join('')
}

function rings([ground, main, accent]: Colours): string {
  return square(ground) + circle(50, 50, 44, main) + ring(50, 50, 29, ground, 7) + circle(50, 50, 14, accent)
}

function bands([ground, main, accent]: Colours): string {
  return (
    square(ground) + path('M0 0H25L100 75V100H75L0 25Z', main) + path('M50 0H75L100 25V50Z', accent) + path('M0 50L50 100H25L0 75Z', accent)
  )
}

function sun([ground, main, accent]: Colours): string {
  const rays = Array.from({ length: 12 }, (_, index) =>
    group(path('M50 50L45 8L50 2L55 8Z', main), `transform="rotate(${index * 30} 50 50)"`),
  )
  return square(ground) + rays.join('') + circle(50, 50, 24, ground) + circle(50, 50, 17, accent)
}

const tiles: readonly [Tile, ...Tile[]] = [kawung, ceplok, parang, quarters, halves, leaves, diamond, steps, arches, dots, rings, bands]
const stars: readonly [Tile, ...Tile[]] = [kawung, ceplok, sun, rings, quarters]
