import type { Palette, Ramp } from './palette.ts'
import type { Random } from './random.ts'
import { circle, cover, coverDocument, curveThrough, ellipse, gradient, type Point, pair, path, rect, stroke } from './svg.ts'

interface Sky {
  /** The hue of air and land. */
  land: Ramp
  glow: Ramp
  /** Levels of the ramp from the farthest layer to the nearest. */
  far: number
  near: number
  top: string
  bottom: string
  sun: string
  halo: string
  bird: string
}

/** Draws articles as landscapes cut from paper: volcanoes, terraces and seas in layers. */
export function drawArticlesArt(random: Random, palette: Palette): string {
  const sky = chooseSky(random, palette)
  const sun = { x: random.between(300, 900), y: random.between(190, 290) }
  const radius = random.between(70, 125)
  const draw = random.pick([drawVolcanoes, drawHills, drawSea])
  const definitions = gradient('sky', [
    [0, sky.top],
    [1, sky.bottom],
  ])
  const body =
    rect(0, 0, cover.width, cover.height, 'url(#sky)') +
    drawSun(random, sun, radius, sky) +
    draw(random, sky, sun) +
    birds(random, sky, sun)
  return coverDocument(body, definitions)
}

function chooseSky(random: Random, { first, second, spark }: Palette): Sky {
  return random.pick<Sky>([
    { land: first, glow: spark, far: 2.4, near: 7.6, top: first(1.4), bottom: spark(0.6), sun: spark(3), halo: spark(1.2), bird: first(7) },
    {
      land: first,
      glow: spark,
      far: 4.4,
      near: 8.3,
      top: first(6.8),
      bottom: first(3.2),
      sun: spark(1.2),
      halo: spark(2.4),
      bird: spark(1.2),
    },
    {
      land: second,
      glow: spark,
      far: 2,
      near: 7.4,
      top: spark(1.6),
      bottom: spark(0.2),
      sun: spark(3.8),
      halo: spark(2.2),
      bird: second(7),
    },
    {
      land: first,
      glow: second,
      far: 4.4,
      near: 8.4,
      top: first(7.8),
      bottom: first(5),
      sun: first(0.6),
      halo: first(5.4),
      bird: first(1),
    },
    {
      land: second,
      glow: first,
      far: 1.7,
      near: 7,
      top: first(0.2),
      bottom: first(1.7),
      sun: spark(2.4),
      halo: spark(1.2),
      bird: second(7),
    },
  ])
}

function drawSun(random: Random, { x, y }: Point, radius: number, sky: Sky): string {
  const rings = random.int(1, 3)
  const halos = Array.from({ length: rings }, (_, index) =>
    circle(x, y, radius * (1 + (rings - index) * 0.42), sky.halo, `opacity="${0.18 + index * 0.06}"`),
  )
  return halos.join('') + circle(x, y, radius, sky.sun)
}

function layerColour(sky: Sky, index: number, count: number): string {
  return sky.land(sky.far + ((sky.near - sky.far) * index) / Math.max(1, count - 1))
}

function hillLine(random: Random, base: number, height: number, steps: number): Point[] {
  const phase = random.between(0, 6)
  const [long, short] = [random.between(0.7, 1.3), random.between(1.9, 3)]
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    const wave = Math.sin(part * 6.28 * long + phase) * 0.68 + Math.sin(part * 6.28 * short + phase * 2.1) * 0.32
    return { x: -20 + part * 1240, y: base - height * wave }
  })
}

function land(points: readonly Point[], fill: string): string {
  return path(`${curveThrough(points)}L1220 700L-20 700Z`, fill)
}

function drawHills(random: Random, sky: Sky): string {
  const count = 5
  const parts = Array.from({ length: count }, (_, index) => {
    const base = 370 + index * 66
    const points = hillLine(random, base, 62 - index * 5, 9)
    const colour = layerColour(sky, index, count)
    const terraces = index === 2 || index === 3 ? terraceLines(points, sky, index, count) : ''
    return land(points, colour) + terraces + (index === 3 ? trees(random, points, layerColour(sky, index + 0.8, count)) : '')
  })
  return parts.join('')
}

/** Draws rice terraces: the ridge's line repeated, each time a little lower and flatter. */
function terraceLines(points: readonly Point[], sky: Sky, index: number, count: number): string {
  const colour = sky.land(sky.far + ((sky.near - sky.far) * (index - 0.55)) / (count - 1))
  return [16, 34, 54, 76]
    .map((drop, row) => {
      const line = points.map(({ x, y }) => ({ x, y: y + drop + Math.sin(x / 90 + row) * 3 }))
      return stroke(curveThrough(line), colour, 3.4 - row * 0.5, 'stroke-linecap="round" opacity=".75"')
    })
    .join('')
}

function trees(random: Random, points: readonly Point[], colour: string): string {
  const start = random.int(1, 4)
  return points
    .slice(start, start + 3)
    .flatMap(({ x, y }) =>
      Array.from({ length: random.int(2, 4) }, (_, index) => {
        const height = random.between(34, 68)
        const at = { x: x + index * 26 - 20, y: y + 12 }
        return (
          ellipse(at.x, at.y - height * 0.72, height * 0.25, height * 0.46, colour) +
          stroke(`M${pair(at)}v${(-height * 0.5).toFixed(1)}`, colour, 4)
        )
      }),
    )
    .join('')
}

function drawVolcanoes(random: Random, sky: Sky): string {
  const count = 6
  const parts: string[] = []
  const peaks = random.shuffle([250, 620, 960]).slice(0, random.int(2, 3))
  peaks.forEach((x, index) => {
    const top = 205 + index * 62
    parts.push(volcano(random, { x: x + random.between(-60, 60), y: top }, sky, index, count))
    parts.push(mist(random, 455 + index * 34, sky, index, count))
  })
  for (let index = peaks.length; index < count; index += 1) {
    parts.push(land(hillLine(random, 440 + (index - 1) * 46, 34, 8), layerColour(sky, index, count)))
  }
  return parts.join('')
}

function volcano(random: Random, top: Point, sky: Sky, index: number, count: number): string {
  const half = random.between(330, 430)
  const lip = random.between(26, 44)
  const colour = layerColour(sky, index, count)
  const shade = layerColour(sky, index + 0.75, count)
  const left = `M${pair({ x: top.x - half, y: 560 })}Q${pair({ x: top.x - half * 0.34, y: 470 })} ${pair({ x: top.x - lip, y: top.y })}`
  const crater = `Q${pair({ x: top.x - lip * 0.3, y: top.y + 14 })} ${pair({ x: top.x, y: top.y + 6 })}T${pair({ x: top.x + lip, y: top.y + 2 })}`
  const right = `Q${pair({ x: top.x + half * 0.34, y: 470 })} ${pair({ x: top.x + half, y: 560 })}`
  const flank = `M${pair({ x: top.x + lip * 0.1, y: top.y + 7 })}L${pair({ x: top.x + lip, y: top.y + 2 })}${right}L${pair({ x: top.x + half * 0.2, y: 560 })}Q${pair({ x: top.x + half * 0.22, y: 450 })} ${pair({ x: top.x + lip * 0.5, y: top.y + 120 })}T${pair({ x: top.x + lip * 0.1, y: top.y + 7 })}Z`
  return (
    path(`${left}${crater}${right}L${pair({ x: top.x + half, y: 700 })}H${(top.x - half).toFixed(1)}Z`, colour) +
    path(flank, shade, 'opacity=".55"')
  )
}

/** Draws bands of cloud: rounded bars in front of a mountain's foot. */
function mist(random: Random, y: number, sky: Sky, index: number, count: number): string {
  const colour = layerColour(sky, Math.max(0, index - 0.9), count)
  return Array.from({ length: 3 }, () => {
    const width = random.between(220, 460)
    const x = random.between(-60, 1000)
    return rect(x, y + random.between(-70, 20), width, 26, colour, 'rx="13" opacity=".8"')
  }).join('')
}

function drawSea(random: Random, sky: Sky, sun: Point): string {
  const horizon = random.between(345, 395)
  const count = 5
  const parts = [
    land(hillLine(random, horizon - 26, 30, 6), layerColour(sky, 0.4, count)),
    rect(0, horizon, 1200, 330, layerColour(sky, 1, count)),
  ]
  parts.push(glitter(random, sun, horizon, sky))
  for (let index = 1; index < count; index += 1) {
    const y = horizon + 22 + index * index * 15
    parts.push(path(waveLine(random, y, 10 + index * 7), layerColour(sky, index + 0.15, count)))
  }
  parts.splice(4, 0, boat(random, { x: random.chance(0.5) ? sun.x - 210 : sun.x + 220, y: horizon + 52 }, sky))
  return parts.join('')
}

function waveLine(random: Random, y: number, height: number): string {
  const length = 150 + height * 4
  const start = -random.between(0, length)
  const count = Math.ceil((1240 - start) / length)
  const crest = `q${pair({ x: length * 0.25, y: -height })} ${pair({ x: length * 0.5, y: 0 })}t${pair({ x: length * 0.5, y: 0 })}`
  return `M${pair({ x: start, y })}${crest.repeat(count)}V700H${start.toFixed(1)}Z`
}

function glitter(random: Random, sun: Point, horizon: number, sky: Sky): string {
  return Array.from({ length: 7 }, (_, index) => {
    const width = random.between(60, 150) * (1 - index * 0.09)
    return rect(sun.x - width / 2 + random.between(-22, 22), horizon + 10 + index * 19, width, 6, sky.sun, 'rx="3" opacity=".85"')
  }).join('')
}

function boat(random: Random, { x, y }: Point, sky: Sky): string {
  const size = random.between(0.9, 1.25)
  const hull = path('M-62 0H66Q52 30 30 32H-26Q-50 30 -62 0Z', sky.land(8))
  const sails = path('M4 -10V-150Q74 -74 70 -10Z', sky.glow(2.6)) + path('M-6 -10V-126Q-54 -62 -52 -10Z', sky.glow(1))
  return `<g transform="translate(${pair({ x, y })}) scale(${size.toFixed(2)})">${sails}${hull}</g>`
}

function birds(random: Random, sky: Sky, sun: Point): string {
  if (random.chance(0.35)) return ''
  return Array.from({ length: random.int(3, 5) }, (_, index) => {
    const size = 22 - index * 2.5
    const at = { x: sun.x + 150 + index * 44 + random.between(-8, 8), y: sun.y - 70 + Math.abs(index - 1) * 26 }
    return stroke(
      `M${pair(at)}q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.5} ${-size * 0.6} ${size} 0`,
      sky.bird,
      4,
      'stroke-linecap="round"',
    )
  }).join('')
}
