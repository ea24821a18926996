import type { Palette, Ramp } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, ellipse, group, n, type Point, pair, path, polygon, rect, ring, stroke } from './svg.ts'

interface Press {
  ground: string
  /** The colour of the halftone dots. */
  dots: string
  block: string
  /** Stands out on the ground; for sound waves and orbits. */
  echo: string
  main: Ramp
  other: Ramp
  spark: Ramp
  paper: string
  ink: string
}

/** Draws news as print: coarse halftone dots, folded front pages, a megaphone, a globe. */
export function drawNewsArt(random: Random, palette: Palette): string {
  const press = choosePress(random, palette)
  const draw = random.pick([drawPages, drawMegaphone, drawGlobe, drawClippings])
  const ground = rect(0, 0, cover.width, cover.height, press.ground)
  return coverDocument(ground + drawHalftone(random, press) + draw(random, press))
}

function choosePress(random: Random, { first, second, spark, paper }: Palette): Press {
  const inks = { main: first, other: second, spark, paper, ink: first(8.2) }
  return random.pick<Press>([
    { ...inks, ground: first(0.7), dots: first(2), block: spark(2.8), echo: first(5) },
    { ...inks, ground: spark(2.6), dots: spark(3.9), block: first(6.6), echo: paper },
    { ...inks, ground: first(4.6), dots: first(5.8), block: spark(2.6), echo: paper },
    { ...inks, ground: first(7.5), dots: first(6.2), block: spark(3.2), echo: first(2) },
    { ...inks, main: second, other: first, ground: second(1.4), dots: second(2.8), block: first(5.4), echo: second(5) },
  ])
}

/**
 * Draws a screen of dots whose size decreases across the picture. Dots of one size share one path of zero-length strokes, which takes ten bytes a dot; a
 * circle takes fifty.
 */
function drawHalftone(random: Random, { dots }: Press): string {
  const step = 38
  const angle = random.pick([0.5, 2.6, 3.7, 5.8])
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const sizes = new Map<number, string[]>()
  for (let row = 0; row * step * 0.866 < 720; row += 1) {
    for (let column = 0; column * step < 1240; column += 1) {
      const at = { x: column * step + (row % 2 ? step / 2 : 0), y: row * step * 0.866 }
      const depth = ((at.x - 600) * dx + (at.y - 337) * dy) / 620
      const size = Math.round((depth - 0.12) * 34)
      if (size >= 3)
        sizes.set(Math.min(size, 34), [...(sizes.get(Math.min(size, 34)) ?? []), `M${Math.round(at.x)} ${Math.round(at.y)}h.1`])
    }
  }
  return group(
    [...sizes].map(([size, marks]) => `<path stroke-width="${size}" d="${marks.join('')}"/>`).join(''),
    `fill="none" stroke="${dots}" stroke-linecap="round"`,
  )
}

function drawPages(random: Random, press: Press): string {
  const lean = random.pick([-1, 1])
  const middle = { x: 600, y: 345 }
  const block = group(
    rect(-470, -190, 940, 330, press.block),
    `transform="translate(${pair(middle)}) rotate(${n(-lean * random.between(6, 12))})"`,
  )
  const pages = [
    { dx: -lean * 175, dy: 22, turn: -lean * random.between(9, 15) },
    { dx: lean * 145, dy: -4, turn: lean * random.between(4, 9) },
  ]
  const drawn = pages.map(({ dx, dy, turn }, index) => {
    const page = index === 0 ? drawBackPage(press) : drawFrontPage(random, press)
    return group(page, `transform="translate(${pair({ x: middle.x + dx, y: middle.y + dy })}) rotate(${n(turn)})"`)
  })
  return block + drawn.join('')
}

function sheet(press: Press, fill: string): string {
  return rect(-186, -236, 400, 520, press.ink, 'opacity=".22"') + rect(-200, -250, 400, 520, fill)
}

function lines(x: number, y: number, width: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, index) => rect(x, y + index * 21, index === count - 1 ? width * 0.62 : width, 9, fill)).join('')
}

function drawBackPage(press: Press): string {
  return (
    sheet(press, press.main(1.4)) +
    rect(-168, -218, 336, 34, press.main(5)) +
    lines(-168, -160, 156, 9, press.main(3.6)) +
    rect(12, -160, 156, 180, press.other(4)) +
    lines(-168, 52, 336, 6, press.main(3.6))
  )
}

function drawFrontPage(random: Random, press: Press): string {
  const picture = random.pick([pictureHills, pictureTown, pictureSun])
  const head = rect(-168, -218, 336, 52, press.ink) + rect(-168, -152, 336, 6, press.ink) + circle(-138, -192, 11, press.spark(3))
  const body = lines(-168, 92, 156, 7, press.main(2.6)) + lines(12, 92, 156, 4, press.main(2.6)) + rect(12, 188, 156, 52, press.spark(3))
  return sheet(press, press.paper) + head + group(picture(press), 'transform="translate(-168 -130)"') + body
}

function pictureHills({ main, spark }: Press): string {
  return (
    rect(0, 0, 336, 200, main(1.6)) +
    circle(236, 76, 40, spark(3)) +
    path('M0 200V150L84 62L150 140L206 92L336 200Z', main(5)) +
    path('M0 200V176Q90 130 180 176T336 160V200Z', main(7))
  )
}

function pictureTown({ main, other, spark, paper }: Press): string {
  const houses = [
    [0, 90, main(5.6)],
    [62, 52, other(4.4)],
    [124, 108, main(6.8)],
    [186, 30, spark(3.2)],
    [248, 76, main(5)],
  ] as const
  const walls = houses.map(
    ([x, y, fill]) =>
      rect(x, y, 88, 200 - y, fill) +
      [0, 1, 2].map(row => rect(x + 16, y + 18 + row * 32, 14, 16, paper) + rect(x + 40, y + 18 + row * 32, 14, 16, paper)).join(''),
  )
  return rect(0, 0, 336, 200, main(1.2)) + walls.join('')
}

function pictureSun({ main, spark, other }: Press): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index + 0.25) * (Math.PI / 9)
    const next = angle + Math.PI / 18
    return `M168 200L${pair({ x: 168 + Math.cos(angle) * 166, y: 200 + Math.sin(angle) * 166 })}L${pair({ x: 168 + Math.cos(next) * 166, y: 200 + Math.sin(next) * 166 })}Z`
  })
  return (
    rect(0, 0, 336, 200, main(5.4)) +
    path(rays.join(''), main(4)) +
    path('M80 200a88 88 0 0 1 176 0Z', spark(2.6)) +
    rect(0, 184, 336, 16, other(6.4))
  )
}

function drawMegaphone(random: Random, press: Press): string {
  const side = random.pick([1, -1])
  const arcs = [150, 240, 330, 420].map((radius, index) => {
    const colour = index % 2 ? press.block : press.echo
    return stroke(
      `M${pair(polar(radius, -0.62))}A${radius} ${radius} 0 0 1 ${pair(polar(radius, 0.62))}`,
      colour,
      46 - index * 7,
      'stroke-linecap="round"',
    )
  })
  const horn = [
    { x: -150, y: -62 },
    { x: 128, y: -190 },
    { x: 128, y: 190 },
    { x: -150, y: 62 },
  ]
  const drawing =
    group(arcs.join(''), 'transform="translate(66 0)"') +
    path('M-118 58h84l34 132a22 22 0 0 1 -22 28h-44a22 22 0 0 1 -22 -17Z', press.ink) +
    polygon(horn, press.main(4)) +
    path('M-150 0H128V190L-150 62Z', press.main(5.4)) +
    rect(-242, -62, 100, 124, press.paper, 'rx="34"') +
    path('M-242 0h100v62h-66a34 34 0 0 1 -34 -34Z', press.main(1.4)) +
    ellipse(128, 0, 44, 190, press.main(1)) +
    ellipse(128, 0, 28, 150, press.ink) +
    circle(132, 0, 34, press.spark(3))
  return group(drawing, `transform="translate(${side > 0 ? 420 : 780} 350) scale(${side} 1) rotate(${n(random.between(-16, -9))})"`)
}

function polar(radius: number, angle: number): Point {
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
}

function drawGlobe(random: Random, press: Press): string {
  const at = { x: random.pick([430, 600, 770]), y: 338 }
  const radius = 214
  const turn = random.between(-24, -12)
  const meridians = [0.32, 0.7].map(part => `<ellipse rx="${n(radius * part)}" ry="${radius}"/>`)
  const parallels = [-0.62, -0.22, 0.22, 0.62].map(
    part =>
      `<path d="M${n(-Math.sqrt(1 - part * part) * radius)} ${n(part * radius)}Q0 ${n(part * radius + 52)} ${n(Math.sqrt(1 - part * part) * radius)} ${n(part * radius)}"/>`,
  )
  const shade = path(
    `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${radius * 1.5} ${radius * 1.5} 0 0 0 0 ${-radius}Z`,
    press.main(6.4),
    'opacity=".55"',
  )
  const net = group(meridians.join('') + parallels.join(''), `fill="none" stroke="${press.main(2.2)}" stroke-width="6"`)
  const [wide, flat] = [radius * 1.62, radius * 0.44]
  const half = (sweep: 0 | 1) => `M${-wide} 0A${n(wide)} ${n(flat)} 0 0 ${sweep} ${n(wide)} 0`
  const moon = (angle: number, size: number) =>
    circle(Math.cos(angle) * wide, Math.sin(angle) * flat, size, press.paper) +
    circle(Math.cos(angle) * wide, Math.sin(angle) * flat, size * 0.45, press.ink)
  const pins = [
    { x: -70, y: -64 },
    { x: 84, y: 10 },
    { x: -36, y: 84 },
  ].map((place, index) =>
    group(pin(place, index === 1 ? press.spark(3) : press.paper, press.ink), `transform="rotate(${n(-turn)} ${pair(place)})"`),
  )
  const sphere = circle(0, 0, radius, press.main(4.6)) + net + shade + ring(0, 0, radius, press.ink, 8)
  const front =
    stroke(half(0), press.echo, 18, 'stroke-linecap="round"') + moon(random.between(0.5, 0.9), 27) + moon(random.between(2, 2.4), 19)
  return group(
    stroke(half(1), press.block, 18) + moon(-0.62, 16) + sphere + pins.join('') + front,
    `transform="translate(${pair(at)}) rotate(${n(turn)})"`,
  )
}

/** Draws cuttings pinned to the wall. */
function drawClippings(random: Random, press: Press): string {
  const pictures = random.shuffle([pictureHills, pictureTown, pictureSun])
  const spots = random.shuffle([
    { x: 215, y: 220 },
    { x: 480, y: 400 },
    { x: 745, y: 235 },
    { x: 985, y: 420 },
  ])
  const cards = spots.map((spot, index) => {
    const picture = pictures[index]
    const card = picture ? photoCard(press, picture) : quoteCard(press)
    return group(card, `transform="translate(${pair(spot)}) rotate(${n(random.between(-9, 9))})"`)
  })
  return cards.join('')
}

function photoCard(press: Press, picture: (press: Press) => string): string {
  const frame = rect(-180, -140, 380, 330, press.ink, 'opacity=".2"') + rect(-190, -150, 380, 330, press.paper)
  return frame + group(picture(press), 'transform="translate(-168 -128)"') + lines(-168, 96, 336, 3, press.main(2.6)) + drawPin(press, -150)
}

function quoteCard(press: Press): string {
  const mark = 'M0 0h56v56q0 44 -46 52v-26q20 -6 20 -26h-30Z'
  const frame = rect(-140, -140, 300, 300, press.ink, 'opacity=".2"') + rect(-150, -150, 300, 300, press.block)
  const marks = path(mark, press.paper, 'transform="translate(-112 -96)"') + path(mark, press.paper, 'transform="translate(-36 -96)"')
  return frame + marks + lines(-112, 44, 224, 4, press.paper) + drawPin(press, -150)
}

function drawPin(press: Press, y: number): string {
  return circle(4, y + 8, 19, press.ink, 'opacity=".25"') + circle(0, y, 19, press.spark(4)) + circle(-6, y - 6, 6, press.spark(1))
}

function pin({ x, y }: Point, fill: string, ink: string): string {
  return path(`M${pair({ x, y })}c-34 -44 -40 -58 -40 -78a40 40 0 0 1 80 0c0 20 -6 34 -40 78Z`, fill) + circle(x, y - 78, 15, ink)
}
