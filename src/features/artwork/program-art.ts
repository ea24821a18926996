import type { Palette, Ramp } from './palette.ts'
import { type Heading, plans, type Route } from './program-plans.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, group, type Point, pair, path, rect, ring, stroke } from './svg.ts'

interface Board {
  ground: string
  faint: string
  station: string
  rim: string
  ramps: readonly [Ramp, Ramp, Ramp]
  dark: boolean
}

const steps: Record<Heading, Point> = { east: { x: 1, y: 0 }, west: { x: -1, y: 0 }, north: { x: 0, y: -1 }, south: { x: 0, y: 1 } }

/** Draws programmes as routes: striped ribbons from station to station, like the lines of a city map. */
export function drawProgramArt(random: Random, palette: Palette): string {
  const board = chooseBoard(random, palette)
  const [a, b, c] = board.ramps
  const routes = random.pick(plans)
  const ramps = [a, b, c]
  const ribbons = routes.map((route, index) => drawRibbon(route, ramps[index] ?? a, board))
  const drawing = backdrop(random, board) + ribbons.map(ribbon => ribbon.band).join('') + ribbons.map(ribbon => ribbon.stations).join('')
  const [flipX, flipY] = [random.pick([1, -1]), random.pick([1, -1])]
  const turned = group(
    drawing,
    `transform="translate(${flipX < 0 ? cover.width : 0} ${flipY < 0 ? cover.height : 0}) scale(${flipX} ${flipY})"`,
  )
  return coverDocument(rect(0, 0, cover.width, cover.height, board.ground) + turned)
}

function chooseBoard(random: Random, { first, second, spark, paper }: Palette): Board {
  const ramps = random.pick<Board['ramps']>([
    [first, spark, second],
    [spark, first, second],
    [second, spark, first],
  ])
  return random.pick<Board>([
    { ground: paper, faint: first(0.8), station: paper, rim: first(7.4), ramps, dark: false },
    { ground: first(0.9), faint: first(0.1), station: paper, rim: first(7.6), ramps, dark: false },
    { ground: spark(0.7), faint: spark(0), station: paper, rim: first(7.6), ramps, dark: false },
    { ground: first(7.7), faint: first(7.1), station: paper, rim: first(8.4), ramps, dark: true },
    { ground: second(7.5), faint: second(6.9), station: paper, rim: second(8.4), ramps, dark: true },
  ])
}

interface Ribbon {
  band: string
  stations: string
}

function drawRibbon(route: Route, ramp: Ramp, board: Board): Ribbon {
  const corners = toCorners(route)
  const radius = route.stripes * route.width * 0.5 + 62
  const total = route.stripes * route.width
  const [low, high] = board.dark ? [5.4, 1] : [6.2, 1.8]
  const gap = stroke(roundedLine(corners, radius), board.ground, total + 22)
  const stripes = Array.from({ length: route.stripes }, (_, index) => {
    const offset = (index - (route.stripes - 1) / 2) * route.width
    const level = low + ((high - low) * index) / Math.max(1, route.stripes - 1)
    return stroke(roundedLine(shift(corners, offset), radius, offset), ramp(level), route.width + 0.6)
  })
  return { band: gap + stripes.join(''), stations: drawStations(corners, radius, total, ramp, board) }
}

function toCorners({ start, moves }: Route): Point[] {
  const corners = [start]
  let at = start
  for (const [heading, length] of moves) {
    at = { x: at.x + steps[heading].x * length, y: at.y + steps[heading].y * length }
    corners.push(at)
  }
  return corners
}

/** Moves the route by `offset` to the right of its direction; corners are mitred. */
function shift(corners: readonly Point[], offset: number): Point[] {
  return corners.map((corner, index) => {
    const before = direction(corners[index - 1] ?? corner, corner)
    const after = direction(corner, corners[index + 1] ?? corner)
    const [into, out] = [index === 0 ? after : before, index === corners.length - 1 ? before : after]
    const same = into.x === out.x && into.y === out.y
    const x = same ? -into.y : -into.y - out.y
    const y = same ? into.x : into.x + out.x
    return { x: corner.x + x * offset, y: corner.y + y * offset }
  })
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
}

/** Turns corners into quarter circles around a common centre, so that stripes stay parallel. */
function roundedLine(corners: readonly Point[], radius: number, offset = 0): string {
  const [start] = corners
  if (!start) return ''
  const parts = [`M${pair(start)}`]
  for (let index = 1; index < corners.length; index += 1) {
    const corner = corners[index] ?? start
    const next = corners[index + 1]
    if (!next) {
      parts.push(`L${pair(corner)}`)
      continue
    }
    const into = direction(corners[index - 1] ?? corner, corner)
    const out = direction(corner, next)
    const turnsRight = into.x * out.y - into.y * out.x > 0
    const own = turnsRight ? radius - offset : radius + offset
    const enter = { x: corner.x - into.x * own, y: corner.y - into.y * own }
    const leave = { x: corner.x + out.x * own, y: corner.y + out.y * own }
    parts.push(`L${pair(enter)}A${own.toFixed(1)} ${own.toFixed(1)} 0 0 ${turnsRight ? 1 : 0} ${pair(leave)}`)
  }
  return parts.join('')
}

function drawStations(corners: readonly Point[], radius: number, total: number, ramp: Ramp, board: Board): string {
  const size = Math.max(24, total * 0.29)
  const station = (at: Point, reach: number) =>
    circle(at.x, at.y, reach, board.station) + ring(at.x, at.y, reach, board.rim, 7) + circle(at.x, at.y, reach * 0.4, ramp(4.4))
  const middles: Point[] = []
  corners.slice(1).forEach((to, index) => {
    const from = corners[index] ?? to
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const crowded = middles.some(other => Math.hypot(other.x - at.x, other.y - at.y) < size * 3)
    if (length >= radius * 2 && corners.length > 2 && isInside(at) && !crowded) middles.push(at)
  })
  const end = corners[corners.length - 1]
  return middles.map(at => station(at, size)).join('') + (end && isInside(end) ? station(end, total * 0.72) : '')
}

function isInside({ x, y }: Point): boolean {
  return x > 60 && x < 1140 && y > 50 && y < 625
}

function backdrop(random: Random, board: Board): string {
  const kind = random.int(0, 2)
  if (kind === 0) {
    const dots = Array.from({ length: 11 * 6 }, (_, index) =>
      circle(90 + (index % 11) * 102, 80 + Math.floor(index / 11) * 103, 5, board.faint),
    )
    return dots.join('')
  }
  if (kind === 1) return circle(random.between(250, 500), 340, 270, board.faint) + circle(random.between(850, 1000), 200, 120, board.faint)
  return path('M0 675V380L420 0H760L0 690Z', board.faint) + path('M520 675L1200 20V330L845 675Z', board.faint)
}
