import { type HeightMap, ridge, spiral, stairs, valley } from './height-maps.ts'
import { createStage, type Faces, type Place, type Stage } from './isometric.ts'
import type { Palette, Ramp } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, path, polygon, rect, stroke } from './svg.ts'

interface Scene {
  ground: string
  backdrop: string
  shadow: string
  /** Ramps for blocks, in order of weight. */
  ramps: readonly [Ramp, Ramp, Ramp]
  paper: string
  night: boolean
}

/** Draws classes as workbenches seen from above: stairs to climb, books to read, layers to master. */
export function drawClassArt(random: Random, palette: Palette): string {
  const scene = chooseScene(random, palette)
  const draw = random.pick([drawTerrace, drawTerrace, drawBooks, drawLayers])
  return coverDocument(rect(0, 0, cover.width, cover.height, scene.ground) + drawBackdrop(random, scene) + draw(random, scene))
}

function chooseScene(random: Random, { first, second, spark, paper }: Palette): Scene {
  const night = random.chance(0.25)
  const [ground, backdrop, shadow] = random.pick<readonly [string, string, string]>(
    night
      ? [
          [first(7.6), first(6.9), first(8.4)],
          [second(7.6), second(6.9), second(8.4)],
        ]
      : [
          [first(0.4), first(1.2), first(1.9)],
          [first(1.5), first(0.6), first(2.5)],
          [spark(1.1), spark(0.3), spark(2)],
          [second(1), second(0.2), second(1.9)],
          [first(3), first(2.4), first(4)],
        ],
  )
  const ramps = random.pick<readonly [Ramp, Ramp, Ramp]>([
    [first, second, spark],
    [first, spark, second],
    [second, first, spark],
  ])
  return { ground, backdrop, shadow, ramps, paper, night }
}

function drawBackdrop(random: Random, { backdrop }: Scene): string {
  const shape = random.int(0, 2)
  if (shape === 0) return circle(random.between(480, 720), random.between(260, 340), random.between(250, 300), backdrop)
  if (shape === 1) {
    const x = random.between(330, 400)
    return path(`M${x.toFixed(0)} 675V300a240 240 0 0 1 480 0V675Z`, backdrop)
  }
  return polygon(
    [
      { x: 0, y: 675 },
      { x: 0, y: 520 },
      { x: 1200, y: random.between(60, 180) },
      { x: 1200, y: 675 },
    ],
    backdrop,
  )
}

function faces(ramp: Ramp, level: number): Faces {
  return { top: ramp(level), left: ramp(level + 1.3), right: ramp(level + 2.5) }
}

function drawTerrace(random: Random, scene: Scene): string {
  const size = 6
  const close = random.chance(0.4)
  const stage = close ? createStage({ x: random.between(500, 700), y: 306 }, 72) : createStage({ x: random.between(540, 660), y: 302 }, 58)
  const heights = random.pick([stairs, spiral, ridge, valley])(random, size)
  const [main, other, spark] = scene.ramps
  const accentRow = random.int(1, 4)
  const parts = [floorShadow(stage, size, scene.shadow)]
  for (let sum = 0; sum <= 2 * (size - 1); sum += 1) {
    for (let x = Math.max(0, sum - size + 1); x <= Math.min(size - 1, sum); x += 1) {
      const y = sum - x
      const height = heights[x]?.[y] ?? 0
      if (height <= 0) continue
      const place = { x, y, z: 0 }
      const ramp = y === accentRow ? other : main
      const level = 4.8 - height * 1.05
      parts.push(stage.box(place, 1, 1, height, faces(ramp, Math.max(0.4, level))))
      parts.push(dress(random, stage, { x: x + 0.5, y: y + 0.5, z: height }, [main, other, spark], scene, heights))
    }
  }
  return parts.join('')
}

/** Puts an object on about one block in six; the highest block always gets the flag. */
function dress(random: Random, stage: Stage, place: Place, ramps: Scene['ramps'], scene: Scene, heights: HeightMap): string {
  const highest = Math.max(...heights.flat())
  const first = heights.flat().indexOf(highest)
  const here = Math.floor(place.x) * heights.length + Math.floor(place.y)
  const [, other, spark] = ramps
  if (here === first) return flag(stage, place, spark, scene)
  if (!random.chance(0.17)) return ''
  const kind = random.int(0, 4)
  if (kind === 0) return stage.ball(place, 0.34, faces(spark, 3))
  if (kind === 1) return stage.cone(place, 0.32, 0.95, faces(other, 3.2))
  if (kind === 2) return stage.column(place, 0.26, 0.55, faces(spark, 2.6))
  if (kind === 3) return stage.box({ x: place.x - 0.28, y: place.y - 0.28, z: place.z }, 0.56, 0.56, 0.56, faces(other, 2.4))
  return stage.disc(place, 0.33, ramps[0](0.2)) + stage.disc(place, 0.2, spark(3.5))
}

function flag(stage: Stage, place: Place, ramp: Ramp, scene: Scene): string {
  const foot = stage.project(place)
  const top = stage.project({ ...place, z: place.z + 1.25 })
  const pole = scene.night ? ramp(0.5) : ramp(7.5)
  const cloth = `M${top.x} ${top.y}q22 -12 44 0t44 0v40q-22 12 -44 0t-44 0Z`
  return (
    stage.disc(place, 0.3, ramp(5)) +
    stroke(`M${foot.x} ${foot.y}L${top.x} ${top.y - 4}`, pole, 5, 'stroke-linecap="round"') +
    path(cloth, ramp(3.6))
  )
}

function floorShadow(stage: Stage, size: number, shadow: string): string {
  const corners = [
    { x: -0.25, y: -0.25, z: 0 },
    { x: size + 1.6, y: -0.25, z: 0 },
    { x: size + 1.6, y: size + 0.25, z: 0 },
    { x: -0.25, y: size + 0.25, z: 0 },
  ]
  return polygon(corners.map(stage.project), shadow, 'opacity=".6"')
}

function drawBooks(random: Random, scene: Scene): string {
  const stage = createStage({ x: random.between(540, 660), y: 232 }, 58)
  const count = random.int(4, 5)
  const [main, other, spark] = scene.ramps
  const covers = random.shuffle([main, other, spark, main, other])
  const parts = [floorShadow(stage, 6, scene.shadow)]
  let z = 0
  let last = { x: 0, y: 0, width: 6, depth: 6 }
  for (let index = 0; index < count; index += 1) {
    const shrink = index * 0.42
    const width = 6 - shrink - random.between(0, 0.5)
    const depth = 5.4 - shrink - random.between(0, 0.5)
    const place = { x: 0.2 + shrink / 2 + random.between(-0.25, 0.3), y: 0.3 + shrink / 2 + random.between(-0.25, 0.3), z }
    const height = random.between(0.62, 0.95)
    parts.push(book(stage, place, { width, depth, height }, covers[index] ?? main, random.between(2.4, 4.6), scene.paper))
    z += height
    last = { x: place.x, y: place.y, width, depth }
  }
  const middle = { x: last.x + last.width / 2, y: last.y + last.depth / 2, z }
  const things = random.shuffle([
    () => stage.ball({ ...middle, x: middle.x + 0.9, y: middle.y - 0.8 }, 0.62, faces(spark, 2.6)),
    () => stage.cone({ ...middle, x: middle.x - 0.9, y: middle.y - 0.9 }, 0.6, 1.6, faces(other, 2.8)),
    () => stage.box({ x: middle.x - 1.3, y: middle.y + 0.1, z }, 1.1, 1.1, 1.1, faces(main, 1.4)),
  ])
  return (
    parts.join('') +
    things
      .map(thing => thing())
      .slice(0, 2)
      .join('')
  )
}

interface Size {
  width: number
  depth: number
  height: number
}

function book(stage: Stage, place: Place, { width, depth, height }: Size, ramp: Ramp, level: number, paper: string): string {
  const board = 0.11
  const pages = { top: paper, left: ramp(0.9), right: ramp(2) }
  const cover = faces(ramp, level)
  const lines = [0.3, 0.5, 0.7].map(part => {
    const z = place.z + board + (height - 2 * board) * part
    const from = stage.project({ x: place.x + 0.2, y: place.y + depth - 0.12, z })
    const to = stage.project({ x: place.x + width - 0.12, y: place.y + depth - 0.12, z })
    return stroke(`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`, ramp(2.1), 1.6)
  })
  const mark = { x: place.x + width * 0.62, y: place.y, z: place.z + height }
  return (
    stage.box(place, width, depth, board, cover) +
    stage.box({ x: place.x + 0.1, y: place.y + 0.1, z: place.z + board }, width - 0.22, depth - 0.22, height - 2 * board, pages) +
    lines.join('') +
    stage.box({ ...place, z: place.z + height - board }, width, depth, board, cover) +
    stage.box({ ...mark, z: mark.z }, width * 0.09, depth, 0.012, faces(ramp, level - 1.4))
  )
}

function drawLayers(random: Random, scene: Scene): string {
  const stage = createStage({ x: random.between(540, 660), y: 392 }, 61)
  const count = random.int(3, 4)
  const gap = count === 3 ? 2.35 : 1.72
  const order = random.shuffle([...scene.ramps, scene.ramps[0]])
  const motifs = random.shuffle([motifRings, motifBlocks, motifGrid, motifPath])
  const parts = [floorShadow(stage, 4, scene.shadow)]
  for (let index = 0; index < count; index += 1) {
    const ramp = order[index] ?? scene.ramps[0]
    const z = index * gap
    const post = scene.night ? ramp(3) : ramp(5)
    parts.push(stage.box({ x: 0, y: 0, z }, 4, 4, 0.3, faces(ramp, 2.2 + (count - index) * 0.5)))
    parts.push(motifs[index]?.(random, stage, z + 0.3, ramp, scene) ?? '')
    if (index < count - 1) parts.push(posts(stage, z + 0.3, z + gap, post))
  }
  return parts.join('')
}

function posts(stage: Stage, from: number, to: number, colour: string): string {
  const corners = [
    [0.2, 3.8],
    [3.8, 0.2],
    [3.8, 3.8],
  ] as const
  const lines = corners.map(([x, y]) => {
    const foot = stage.project({ x, y, z: from })
    const head = stage.project({ x, y, z: to })
    return `M${foot.x.toFixed(1)} ${foot.y.toFixed(1)}L${head.x.toFixed(1)} ${head.y.toFixed(1)}`
  })
  return stroke(lines.join(''), colour, 3, 'stroke-dasharray="2 9" stroke-linecap="round"')
}

function motifRings(_random: Random, stage: Stage, z: number, ramp: Ramp, scene: Scene): string {
  const middle = { x: 2, y: 2, z }
  return [1.6, 1.2, 0.8, 0.4].map((radius, index) => stage.disc(middle, radius, index % 2 ? ramp(3.4) : scene.paper)).join('')
}

function motifBlocks(random: Random, stage: Stage, z: number, _ramp: Ramp, scene: Scene): string {
  const spots = [0.5, 1.6, 2.7].flatMap(x => [0.5, 1.6, 2.7].map(y => ({ x, y })))
  return spots
    .map(({ x, y }) => {
      const ramp = random.pick(scene.ramps)
      return stage.box({ x, y, z }, 0.8, 0.8, random.pick([0.2, 0.45, 0.8]), faces(ramp, random.between(0.8, 2.6)))
    })
    .join('')
}

function motifGrid(_random: Random, stage: Stage, z: number, ramp: Ramp, _scene: Scene): string {
  const marks = [0.8, 1.6, 2.4, 3.2].flatMap(x =>
    [0.8, 1.6, 2.4, 3.2].map(y => stage.disc({ x, y, z }, x === y ? 0.24 : 0.13, x === y ? ramp(0) : ramp(6))),
  )
  return marks.join('')
}

function motifPath(_random: Random, stage: Stage, z: number, ramp: Ramp, scene: Scene): string {
  const stops = [
    { x: 0.6, y: 3.3, z },
    { x: 0.6, y: 1.6, z },
    { x: 2.2, y: 1.6, z },
    { x: 2.2, y: 0.6, z },
    { x: 3.4, y: 0.6, z },
  ]
  const line = stops.map(stage.project).map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
  return (
    stroke(line.join(''), scene.paper, 12, 'stroke-linejoin="round" stroke-linecap="round"') +
    stops.map(stop => stage.disc(stop, 0.2, ramp(6.5))).join('')
  )
}
