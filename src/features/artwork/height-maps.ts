import type { Random } from './random.ts'

/** Heights in blocks, by x and then y; the far corner is 0, 0. */
export type HeightMap = number[][]

export function stairs(random: Random, size: number): HeightMap {
  const turn = random.int(2, 3)
  return grid(size, (x, y) => (y < turn ? (size - x) * 0.55 : Math.max(0.3, (size - x - (y - turn + 1) * 1.1) * 0.46)))
}

export function spiral(random: Random, size: number): HeightMap {
  const lift = random.between(0.16, 0.2)
  const middle = (size - 1) / 2
  return grid(size, (x, y) => {
    const ring = Math.max(Math.abs(x - middle), Math.abs(y - middle))
    const turn = (Math.atan2(y - middle, x - middle) + Math.PI) / (2 * Math.PI)
    return 0.3 + (2.5 - ring) * 0.85 + turn * lift * 6
  })
}

export function ridge(random: Random, size: number): HeightMap {
  const peak = random.int(1, 2)
  return grid(size, (x, y) => Math.max(0.35, Math.round((3.5 - Math.abs(x - peak) * 0.6 - y * 0.5 + random.between(-0.5, 0.5)) * 2) / 2))
}

export function valley(random: Random, size: number): HeightMap {
  const lane = random.int(2, 3)
  return grid(size, (x, y) =>
    y === lane ? 0.3 + (size - 1 - x) * 0.18 : Math.max(0.4, 2.9 - x * 0.42 + (y < lane ? 0.4 : -0.8) - (y > lane ? (y - lane) * 0.35 : 0)),
  )
}

function grid(size: number, height: (x: number, y: number) => number): HeightMap {
  return Array.from({ length: size }, (_, x) => Array.from({ length: size }, (_, y) => height(x, y)))
}
