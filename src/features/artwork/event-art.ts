import { drawCrowd, drawSkyline } from './crowd.ts'
import type { Palette, Ramp } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, gradient, group, n, type Point, pair, path, polygon, rect, stroke } from './svg.ts'

interface Hall {
  sky: readonly [top: string, bottom: string]
  ray: string
  rayOpacity: number
  disc: string
  stage: Ramp
  other: Ramp
  spark: Ramp
  crowd: readonly [back: string, front: string]
  paper: string
  night: boolean
}

/** Draws events as evenings: beams over a stage, fireworks, a festival tent, and always the heads of a crowd. */
export function drawEventArt(random: Random, palette: Palette): string {
  const hall = chooseHall(random, palette)
  const draw = random.pick(hall.night ? [drawConcert, drawFestival, drawFireworks] : [drawConcert, drawFestival])
  const definitions =
    gradient('sky', [
      [0, hall.sky[0]],
      [1, hall.sky[1]],
    ]) +
    gradient('beam', [
      [0, hall.ray, 0.9],
      [1, hall.ray, 0],
    ])
  return coverDocument(rect(0, 0, cover.width, cover.height, 'url(#sky)') + draw(random, hall) + drawCrowd(random, hall.crowd), definitions)
}

function chooseHall(random: Random, { first, second, spark, paper, ink }: Palette): Hall {
  return random.pick<Hall>([
    {
      sky: [first(8), first(5.6)],
      ray: spark(1.6),
      rayOpacity: 0.7,
      disc: spark(2.8),
      stage: first,
      other: second,
      spark,
      crowd: [first(7.4), ink],
      paper,
      night: true,
    },
    {
      sky: [second(8), second(5.4)],
      ray: first(1),
      rayOpacity: 0.7,
      disc: first(2.4),
      stage: second,
      other: first,
      spark,
      crowd: [second(7.4), second(8.4)],
      paper,
      night: true,
    },
    {
      sky: [spark(2.4), spark(0.8)],
      ray: paper,
      rayOpacity: 0.9,
      disc: paper,
      stage: first,
      other: second,
      spark: second,
      crowd: [first(5.8), first(7.8)],
      paper,
      night: false,
    },
    {
      sky: [first(4.2), first(1.6)],
      ray: paper,
      rayOpacity: 0.75,
      disc: spark(2.6),
      stage: first,
      other: second,
      spark,
      crowd: [first(6.4), first(8)],
      paper,
      night: false,
    },
  ])
}

function drawConcert(random: Random, hall: Hall): string {
  const middle = random.between(540, 660)
  const disc = circle(middle, 330, random.between(190, 225), hall.disc) + circle(middle, 330, 150, hall.spark(1.6), 'opacity=".55"')
  const lamps = [70, 260, 450, 750, 940, 1130]
  const beams = lamps.map(x => {
    const aim = middle + (x - middle) * random.between(-0.15, 0.35)
    const half = random.between(70, 130)
    return polygon(
      [
        { x: x - 8, y: 40 },
        { x: x + 8, y: 40 },
        { x: aim + half, y: 600 },
        { x: aim - half, y: 600 },
      ],
      'url(#beam)',
      `opacity="${hall.rayOpacity}"`,
    )
  })
  const truss =
    rect(0, 22, 1200, 14, hall.crowd[1]) +
    lamps.map(x => rect(x - 20, 30, 40, 34, hall.crowd[1], 'rx="8"') + circle(x, 62, 13, hall.paper)).join('')
  const stage = rect(middle - 330, 470, 660, 90, hall.crowd[0]) + rect(middle - 290, 448, 580, 26, hall.stage(3), 'rx="6"')
  return disc + beams.join('') + stage + speakers(middle, hall) + performer(random, middle, hall) + truss
}

function speakers(middle: number, hall: Hall): string {
  return [-1, 1]
    .map(side => {
      const x = middle + side * 232
      return (
        rect(x - 44, 300, 88, 150, hall.crowd[1], 'rx="8"') +
        circle(x, 342, 20, hall.stage(4)) +
        circle(x, 402, 32, hall.stage(4)) +
        circle(x, 402, 13, hall.crowd[1])
      )
    })
    .join('')
}

function performer(random: Random, x: number, hall: Hall): string {
  const arm = random.pick(['M-4 -116L62 -196', 'M4 -116L-62 -196'])
  const figure =
    circle(0, -158, 27, hall.crowd[1]) +
    path('M-40 -8C-44 -80 -34 -124 0 -126C34 -124 44 -80 40 -8Z', hall.crowd[1]) +
    stroke(arm, hall.crowd[1], 20, 'stroke-linecap="round"') +
    rect(-46, -46, 92, 46, hall.stage(1.4), 'rx="6"') +
    circle(0, -23, 10, hall.spark(3.4))
  return group(figure, `transform="translate(${n(x)} 450)"`)
}

function drawFestival(random: Random, hall: Hall): string {
  const middle = { x: random.between(480, 720), y: 470 }
  const rays = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI + (index + 0.2) * (Math.PI / 15)
    const reach = 1000
    const at = (turn: number) => ({ x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach })
    return polygon([middle, at(angle), at(angle + Math.PI / 30)], hall.ray, 'opacity=".28"')
  })
  return rays.join('') + circle(middle.x, middle.y - 90, 200, hall.disc) + tent(middle, hall) + bunting(random, hall)
}

function tent({ x, y }: Point, hall: Hall): string {
  const [half, top, hem] = [300, y - 280, y - 60]
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const from = x - half + (index * half * 2) / 8
    const to = from + (half * 2) / 8
    const fill = index % 2 ? hall.paper : hall.stage(5)
    const roof = `M${n(x + (from - x) * 0.04)} ${n(top)}Q${n(x + (from - x) * 0.42)} ${n(y - 140)} ${n(from)} ${n(hem)}H${n(to)}Q${n(x + (to - x) * 0.42)} ${n(y - 140)} ${n(x + (to - x) * 0.04)} ${n(top)}Z`
    const scallop = `M${n(from)} ${n(hem - 1)}V${n(hem + 26)}a${n((to - from) / 2)} ${n((to - from) / 2)} 0 0 0 ${n(to - from)} 0V${n(hem - 1)}Z`
    return path(scallop, index % 2 ? hall.stage(1.6) : hall.stage(6.2)) + path(roof, fill)
  })
  const inside =
    rect(x - half + 24, hem, half * 2 - 48, 260, hall.stage(7.2)) +
    path(`M${n(x - 90)} ${n(y + 220)}V${n(y + 20)}a90 90 0 0 1 180 0V${n(y + 220)}Z`, hall.spark(2.4))
  const flag =
    stroke(`M${n(x)} ${n(top + 8)}v-74`, hall.crowd[1], 7, 'stroke-linecap="round"') +
    path(`M${n(x + 3)} ${n(top - 66)}q30 -14 56 2t46 2l-16 20 16 20q-24 14 -50 0t-52 0Z`, hall.other(3.4))
  return inside + stripes.join('') + flag
}

function bunting(random: Random, hall: Hall): string {
  const sag = random.between(90, 140)
  const strings = [
    { from: { x: -20, y: 30 }, to: { x: 600, y: 16 } },
    { from: { x: 600, y: 16 }, to: { x: 1220, y: 40 } },
  ]
  const fills = [hall.spark(3.2), hall.paper, hall.other(4), hall.stage(3)]
  return strings
    .map(({ from, to }) => {
      const at = (part: number) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part + sag * 4 * part * (1 - part) * 0.62,
      })
      const flags = Array.from({ length: 9 }, (_, index) => {
        const [left, right] = [at((index + 0.12) / 9), at((index + 0.88) / 9)]
        const tip = { x: (left.x + right.x) / 2 - (right.y - left.y) * 0.9, y: (left.y + right.y) / 2 + 58 }
        return polygon([left, right, tip], fills[index % fills.length] ?? hall.paper)
      })
      const line = Array.from({ length: 13 }, (_, index) => `${index ? 'L' : 'M'}${pair(at(index / 12))}`)
      return flags.join('') + stroke(line.join(''), hall.crowd[1], 5)
    })
    .join('')
}

function drawFireworks(random: Random, hall: Hall): string {
  const spots = random.shuffle([
    { x: 240, y: 210, r: 150 },
    { x: 610, y: 165, r: 190 },
    { x: 970, y: 225, r: 160 },
    { x: 420, y: 350, r: 88 },
    { x: 800, y: 345, r: 96 },
  ])
  const ramps = [hall.spark, hall.other, hall.stage, hall.spark, hall.other]
  const bursts = spots
    .slice(0, random.int(3, 5))
    .map(({ x, y, r }, index) =>
      burst(random, { x: x + random.between(-40, 40), y: y + random.between(-20, 20) }, r, ramps[index] ?? hall.spark, hall),
    )
  return bursts.join('') + drawSkyline(random, hall.sky[1], hall.spark(1.8))
}

function burst(random: Random, { x, y }: Point, radius: number, ramp: Ramp, hall: Hall): string {
  const arms = random.pick([14, 16, 18])
  const lines = (from: number, to: number, turn: number) =>
    Array.from({ length: arms }, (_, index) => {
      const angle = ((index + turn) / arms) * Math.PI * 2
      return `M${pair({ x: x + Math.cos(angle) * radius * from, y: y + Math.sin(angle) * radius * from })}L${pair({ x: x + Math.cos(angle) * radius * to, y: y + Math.sin(angle) * radius * to })}`
    }).join('')
  const tips = Array.from({ length: arms }, (_, index) => {
    const angle = ((index + 0.5) / arms) * Math.PI * 2
    return circle(x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius * 0.86, radius * 0.035, hall.paper)
  })
  const round = 'stroke-linecap="round"'
  return (
    stroke(lines(0.3, 1, 0), ramp(2.4), radius * 0.055, round) +
    stroke(lines(0.2, 0.66, 0.5), ramp(1), radius * 0.04, round) +
    tips.join('') +
    circle(x, y, radius * 0.09, hall.paper)
  )
}
