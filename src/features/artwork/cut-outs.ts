import type { Random } from './random.ts'
import { circle, curveThrough, group, n, type Point, pair, path, rect, ring, stroke } from './svg.ts'

/** The two or three colours that meet on one panel. */
export interface Colours {
  ground: string
  shape: string
  detail: string
}

/** Draws about 0, 0, at most `size` high. */
export type Motif = (random: Random, size: number, colours: Colours) => string

/** Draws Matisse's alga: a swaying trunk with rounded arms on both sides. */
export function seaweed(random: Random, size: number, { shape }: Colours): string {
  const bend = random.between(-0.1, 0.1) * size
  const trunk = curveThrough([
    { x: -bend, y: size * 0.48 },
    { x: bend, y: size * 0.12 },
    { x: -bend * 0.7, y: -size * 0.2 },
    { x: bend * 0.5, y: -size * 0.46 },
  ])
  const arms = Array.from({ length: 5 }, (_, index) => {
    const y = size * (0.34 - index * 0.17)
    const reach = size * (0.29 - Math.abs(index - 1.5) * 0.045)
    return [1, -1].map(side => {
      const from = { x: 0, y: y + (side > 0 ? 0 : size * 0.05) }
      return `M${pair(from)}C${pair({ x: side * reach * 0.5, y: from.y })} ${pair({ x: side * reach, y: from.y - size * 0.02 })} ${pair({ x: side * reach, y: from.y - size * 0.13 })}`
    })
  })
  return stroke(trunk + arms.flat().join(''), shape, size * 0.085, 'stroke-linecap="round" stroke-linejoin="round"')
}

export function sprig(random: Random, size: number, { shape, detail }: Colours): string {
  const pairs = random.int(4, 5)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = size * (0.26 - (index * 0.68) / pairs)
    const length = size * (0.31 - index * 0.028)
    return [-38, -142].map(angle => group(path(almond(length, length * 0.3), shape), `transform="translate(0 ${n(y)}) rotate(${angle})"`))
  })
  const top = group(path(almond(size * 0.22, size * 0.06), shape), `transform="translate(0 ${n(-size * 0.3)}) rotate(-90)"`)
  const berry = circle(size * 0.22, size * 0.36, size * 0.06, detail) + circle(-size * 0.25, size * 0.3, size * 0.045, detail)
  return (
    stroke(`M0 ${n(size * 0.48)}V${n(-size * 0.32)}`, shape, size * 0.024, 'stroke-linecap="round"') + leaves.flat().join('') + top + berry
  )
}

export function fern(random: Random, size: number, { shape, detail }: Colours): string {
  const side = random.pick([1, -1])
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const part = index / 8
    const at = { x: side * size * (0.16 - part * part * 0.3), y: size * (0.4 - part * 0.82) }
    const length = size * (0.26 - Math.abs(part - 0.35) * 0.2)
    return [-20 - part * 34, -160 + part * 34].map(angle =>
      group(path(almond(length, length * 0.16), shape), `transform="translate(${pair(at)}) rotate(${n(angle)})"`),
    )
  })
  return circle(-side * size * 0.12, -size * 0.24, size * 0.17, detail) + fronds.flat().join('')
}

export function stem(random: Random, size: number, { shape, detail }: Colours): string {
  const flowers = [
    { x: -0.2, y: -0.2, r: 0.11 },
    { x: 0.03, y: -0.36, r: 0.13 },
    { x: 0.23, y: -0.12, r: 0.1 },
  ]
  const petals = random.int(7, 9)
  const drawn = flowers.map(({ x, y, r }) => {
    const line = stroke(
      `M0 ${n(size * 0.48)}Q${n(size * x * 0.2)} ${n(size * 0.1)} ${pair({ x: x * size, y: y * size })}`,
      shape,
      size * 0.022,
      'stroke-linecap="round"',
    )
    const ringOf = Array.from({ length: petals }, (_, index) =>
      group(path(almond(r * size, r * size * 0.36), detail), `transform="rotate(${n((index * 360) / petals)})"`),
    )
    return (
      line + group(ringOf.join('') + circle(0, 0, r * size * 0.3, shape), `transform="translate(${pair({ x: x * size, y: y * size })})"`)
    )
  })
  const leaves = [-30, -150].map(angle =>
    group(path(almond(size * 0.26, size * 0.075), shape), `transform="translate(0 ${n(size * 0.38)}) rotate(${angle})"`),
  )
  return drawn.join('') + leaves.join('')
}

export function vase(random: Random, size: number, { shape, detail, ground }: Colours): string {
  const belly = random.between(0.2, 0.25) * size
  const body = `M${n(-size * 0.08)} ${n(-size * 0.02)}C${n(-size * 0.06)} ${n(size * 0.1)} ${n(-belly)} ${n(size * 0.12)} ${n(-belly)} ${n(size * 0.28)}C${n(-belly)} ${n(size * 0.42)} ${n(-size * 0.12)} ${n(size * 0.47)} ${n(-size * 0.1)} ${n(size * 0.48)}H${n(size * 0.1)}C${n(size * 0.12)} ${n(size * 0.47)} ${n(belly)} ${n(size * 0.42)} ${n(belly)} ${n(size * 0.28)}C${n(belly)} ${n(size * 0.12)} ${n(size * 0.06)} ${n(size * 0.1)} ${n(size * 0.08)} ${n(-size * 0.02)}Z`
  const leaves = [-128, -104, -84, -62, -42].map((angle, index) => {
    const length = size * (index % 2 ? 0.46 : 0.36)
    return group(
      path(almond(length, length * 0.15), index % 2 ? shape : detail),
      `transform="translate(0 ${n(size * 0.02)}) rotate(${angle})"`,
    )
  })
  const band = [0.24, 0.3].map(y => rect(-belly * 0.97, size * y, belly * 1.94, size * 0.022, ground))
  return leaves.join('') + path(body, shape) + band.join('') + circle(size * 0.26, size * 0.44, size * 0.06, detail)
}

export function fruit(random: Random, size: number, { shape, detail, ground }: Colours): string {
  const r = size * 0.36
  const cut = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}Z`
  const seeds = Array.from({ length: 5 }, (_, index) => {
    const angle = -1.1 + index * 0.55
    return group(
      path(almond(r * 0.22, r * 0.07), shape),
      `transform="translate(${pair({ x: Math.cos(angle) * r * 0.46, y: Math.sin(angle) * r * 0.46 })}) rotate(${n((angle * 180) / Math.PI)})"`,
    )
  })
  const leaf = group(path(almond(r * 0.8, r * 0.26), detail), `transform="translate(0 ${n(-r * 0.95)}) rotate(-28)"`)
  const whole = circle(0, 0, r, shape) + path(cut, detail) + group(path(cut, ground), 'transform="scale(.84)"') + seeds.join('')
  return group(whole, `transform="rotate(${n(random.between(-40, 40))})"`) + leaf
}

export function waves(random: Random, size: number, { shape, detail }: Colours): string {
  const rows = Array.from({ length: 4 }, (_, index) => {
    const y = size * (-0.3 + index * 0.2)
    const step = size * 0.2
    return stroke(
      `M${pair({ x: -size * 0.46, y })}${`q${pair({ x: step / 2, y: -size * 0.13 })} ${pair({ x: step, y: 0 })}t${pair({ x: step, y: 0 })}`.repeat(2)}`,
      index === 1 ? detail : shape,
      size * 0.07,
      'stroke-linecap="round"',
    )
  })
  return group(rows.join(''), `transform="rotate(${n(random.between(-8, 8))})"`)
}

export function pebble(random: Random, size: number, { shape, detail, ground }: Colours): string {
  const blob = (reach: number) => {
    const points: Point[] = Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2
      const radius = reach * random.between(0.78, 1.12)
      return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
    })
    const [a, b, c] = points
    return a && b && c ? `${curveThrough([...points, a, b, c])}Z` : ''
  }
  return path(blob(size * 0.4), shape) + path(blob(size * 0.2), ground) + circle(size * 0.02, 0, size * 0.09, detail)
}

export function rainbow(_random: Random, size: number, { shape, detail }: Colours): string {
  return [0.42, 0.3, 0.18]
    .map((part, index) =>
      stroke(
        `M${n(-size * part)} ${n(size * 0.2)}a${n(size * part)} ${n(size * part)} 0 0 1 ${n(size * part * 2)} 0`,
        index === 1 ? detail : shape,
        size * 0.085,
        'stroke-linecap="round"',
      ),
    )
    .join('')
}

export function eye(_random: Random, size: number, { shape, detail, ground }: Colours): string {
  const lashes = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI + (index + 0.5) * (Math.PI / 7)
    const at = (reach: number) => ({ x: Math.cos(angle) * size * reach, y: Math.sin(angle) * size * reach * 0.82 })
    return `M${pair(at(0.36))}L${pair(at(0.47))}`
  })
  const lid = `M${n(-size * 0.44)} 0Q0 ${n(-size * 0.46)} ${n(size * 0.44)} 0Q0 ${n(size * 0.46)} ${n(-size * 0.44)} 0Z`
  return (
    stroke(lashes.join(''), shape, size * 0.035, 'stroke-linecap="round"') +
    path(lid, shape) +
    circle(0, 0, size * 0.17, ground) +
    circle(0, 0, size * 0.09, detail)
  )
}

export function fan(random: Random, size: number, { shape, detail }: Colours): string {
  const blades = random.int(7, 9)
  const leaves = Array.from({ length: blades }, (_, index) => {
    const angle = -168 + (index * 156) / (blades - 1)
    return group(
      path(almond(size * 0.62, size * 0.085), index % 2 ? detail : shape),
      `transform="translate(0 ${n(size * 0.26)}) rotate(${n(angle)})"`,
    )
  })
  return leaves.join('') + ring(0, size * 0.26, size * 0.05, shape, size * 0.03)
}

function almond(length: number, width: number): string {
  return `M0 0C${n(length * 0.2)} ${n(-width)} ${n(length * 0.75)} ${n(-width)} ${n(length)} 0C${n(length * 0.75)} ${n(width * 0.55)} ${n(length * 0.2)} ${n(width * 0.7)} 0 0Z`
}
