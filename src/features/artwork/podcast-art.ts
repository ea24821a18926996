import type { Palette, Ramp } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, group, n, type Point, pair, path, rect, ring, stroke } from './svg.ts'

interface Studio {
  ground: string
  faint: string
  fainter: string
  /** Ramp levels of a quiet and a loud bar. */
  levels: readonly [quiet: number, loud: number]
  bars: Ramp
  other: Ramp
  spark: Ramp
  paper: string
  dark: string
}

/** Draws podcasts as visible sound: a record in a ring of bars, a microphone, a pair of headphones. */
export function drawPodcastArt(random: Random, palette: Palette): string {
  const studio = chooseStudio(random, palette)
  const draw = random.pick([drawRecord, drawMicrophone, drawHeadphones])
  return coverDocument(rect(0, 0, cover.width, cover.height, studio.ground) + draw(random, studio))
}

function chooseStudio(random: Random, { first, second, spark, paper, ink }: Palette): Studio {
  const onDark = [4.4, 1.2] as const
  const onBright = [6, 8] as const
  return random.pick<Studio>([
    { ground: first(8), faint: first(7.4), fainter: first(6.9), levels: onDark, bars: first, other: second, spark, paper, dark: ink },
    {
      ground: second(8),
      faint: second(7.4),
      fainter: second(6.9),
      levels: onDark,
      bars: spark,
      other: first,
      spark: second,
      paper,
      dark: ink,
    },
    {
      ground: first(5.4),
      faint: first(5.9),
      fainter: first(6.4),
      levels: [3.4, 0.4],
      bars: first,
      other: second,
      spark,
      paper,
      dark: first(8.2),
    },
    {
      ground: spark(3.2),
      faint: spark(2.6),
      fainter: spark(2),
      levels: onBright,
      bars: first,
      other: second,
      spark: second,
      paper,
      dark: first(8),
    },
    {
      ground: first(1.6),
      faint: first(1),
      fainter: first(0.4),
      levels: onBright,
      bars: first,
      other: second,
      spark,
      paper,
      dark: first(8.2),
    },
  ])
}

function barColour({ bars, levels: [quiet, loud] }: Studio, value: number): string {
  return bars(quiet + (loud - quiet) * value)
}

/** Returns a voice's loudness over time, 0.12–1: a few slow waves with quick ones on top. */
function loudness(random: Random, count: number): number[] {
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)]
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    const slow = Math.sin(turn * 2 + (phases[0] ?? 0)) * 0.5 + Math.sin(turn * 3 + (phases[1] ?? 0)) * 0.5
    const quick = Math.abs(Math.sin(index * 1.9 + (phases[2] ?? 0)))
    return Math.min(1, 0.14 + (0.5 + slow * 0.42) * (0.35 + quick * 0.65))
  })
}

function drawRecord(random: Random, studio: Studio): string {
  const middle = { x: random.pick([430, 600, 770]), y: 338 }
  const inner = random.between(152, 174)
  const count = 84
  const bars = loudness(random, count).map((loud, index) => {
    const angle = (index / count) * Math.PI * 2
    const reach = inner + 26 + loud * 122
    return stroke(
      `M${pair(around(middle, inner + 22, angle))}L${pair(around(middle, reach, angle))}`,
      barColour(studio, loud),
      9,
      'stroke-linecap="round"',
    )
  })
  const grooves = [0.94, 0.86, 0.78, 0.7, 0.62].map(part => ring(middle.x, middle.y, inner * part, studio.faint, 2))
  const shine = `M${pair(middle)}L${pair(around(middle, inner, -0.95))}A${n(inner)} ${n(inner)} 0 0 1 ${pair(around(middle, inner, -0.5))}ZM${pair(middle)}L${pair(around(middle, inner, 2.2))}A${n(inner)} ${n(inner)} 0 0 1 ${pair(around(middle, inner, 2.65))}Z`
  return (
    [520, 420, 330].map(radius => ring(middle.x, middle.y, radius, studio.faint, 2)).join('') +
    bars.join('') +
    circle(middle.x, middle.y, inner, studio.dark) +
    grooves.join('') +
    path(shine, studio.paper, 'opacity=".09"') +
    circle(middle.x, middle.y, inner * 0.46, studio.spark(3.4)) +
    path(
      `M${pair(around(middle, inner * 0.46, 0.4))}A${n(inner * 0.46)} ${n(inner * 0.46)} 0 0 1 ${pair(around(middle, inner * 0.46, 0.4 + Math.PI))}Z`,
      studio.other(3),
    ) +
    circle(middle.x, middle.y, inner * 0.1, studio.paper) +
    circle(middle.x, middle.y, inner * 0.035, studio.dark)
  )
}

function around({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
}

function drawMicrophone(random: Random, studio: Studio): string {
  const x = random.pick([380, 600, 820])
  const gap = 150
  const step = 30
  const count = Math.ceil(1240 / step)
  const loud = loudness(random, count)
  const wave = loud.map((value, index) => {
    const at = index * step - 6
    const away = Math.abs(at - x)
    if (away < gap) return ''
    const height = value * 250 * Math.max(0.22, 1 - (away - gap) / 900)
    return rect(at - 7, 318 - height / 2, 14, height, barColour(studio, value), 'rx="7"')
  })
  const arcs = [330, 262].map(radius => ring(x, 318, radius, studio.faint, 26))
  const holes = Array.from({ length: 15 }, (_, index) =>
    circle(x - 44 + (index % 3) * 44, 178 + Math.floor(index / 3) * 36, 9, studio.spark(5)),
  )
  const stand = stroke(`M${x - 122} 300v36a122 122 0 0 0 244 0v-36M${x} 458v96`, studio.paper, 20, 'stroke-linecap="round"')
  return (
    arcs.join('') +
    circle(x, 318, 205, studio.faint) +
    wave.join('') +
    stand +
    rect(x - 96, 548, 192, 22, studio.paper, 'rx="11"') +
    rect(x - 84, 116, 168, 292, studio.spark(3.2), 'rx="84"') +
    path(`M${x + 20} 116h-20v292h0a84 84 0 0 0 84 -84v-124a84 84 0 0 0 -84 -84Z`, studio.spark(4), 'opacity=".55"') +
    holes.join('') +
    rect(x - 84, 336, 168, 20, studio.paper)
  )
}

function drawHeadphones(random: Random, studio: Studio): string {
  const x = random.pick([420, 600, 780])
  const tilt = random.between(-9, 9)
  const bubbles = [300, 232].map((radius, index) => circle(x, 350, radius, index ? studio.fainter : studio.faint))
  const bars = loudness(random, 11).map((value, index) => {
    const height = 40 + value * 170
    return rect(x - 113 + index * 21, 372 - height / 2, 12, height, barColour(studio, value), 'rx="6"')
  })
  const band = stroke(`M${x - 190} 380v-40a190 190 0 0 1 380 0v40`, studio.paper, 30, 'stroke-linecap="round"')
  const inner = stroke(`M${x - 190} 340a190 190 0 0 1 380 0`, studio.spark(3.4), 10)
  const cup = (side: -1 | 1) => {
    const left = side === -1 ? x - 236 : x + 150
    return (
      rect(left, 330, 86, 168, studio.spark(3.2), 'rx="40"') +
      rect(side === -1 ? left + 52 : left - 6, 346, 40, 136, studio.spark(5), 'rx="20"') +
      rect(left + 20, 372, 12, 84, studio.spark(1.4), 'rx="6"')
    )
  }
  const drawing = band + inner + bars.join('') + cup(-1) + cup(1)
  return notes(random, studio, x) + bubbles.join('') + group(drawing, `transform="rotate(${n(tilt)} ${x} 360)"`)
}

function notes(random: Random, studio: Studio, x: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const at = { x: x + side * random.between(350, 640), y: 90 + index * 62 + random.between(-14, 14) }
    const width = random.between(30, 150)
    return rect(at.x - width / 2, at.y, width, 16, random.pick([studio.bars, studio.other, studio.spark])(random.between(2, 4.6)), 'rx="8"')
  }).join('')
}
