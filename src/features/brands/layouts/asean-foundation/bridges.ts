import { GRID } from './region.ts'

// Longitude and latitude of the eleven capitals, from north-west to south-east.
const CAPITALS = {
  naypyidaw: [96.1, 19.8],
  vientiane: [102.6, 18],
  hanoi: [105.8, 21],
  bangkok: [100.5, 13.8],
  phnomPenh: [104.9, 11.6],
  manila: [121, 14.6],
  kualaLumpur: [101.7, 3.1],
  singapore: [103.8, 1.3],
  bandarSeriBegawan: [114.9, 4.9],
  jakarta: [106.8, -6.2],
  dili: [125.6, -8.6],
} as const

type Capital = keyof typeof CAPITALS

const PAIRS: [Capital, Capital][] = [
  ['naypyidaw', 'hanoi'],
  ['naypyidaw', 'bangkok'],
  ['bangkok', 'vientiane'],
  ['hanoi', 'manila'],
  ['phnomPenh', 'kualaLumpur'],
  ['bangkok', 'phnomPenh'],
  ['kualaLumpur', 'bandarSeriBegawan'],
  ['manila', 'bandarSeriBegawan'],
  ['singapore', 'jakarta'],
  ['jakarta', 'dili'],
  ['manila', 'dili'],
  ['vientiane', 'manila'],
]

function at([longitude, latitude]: readonly [number, number]) {
  return { x: (longitude - GRID.west) / GRID.step, y: (GRID.north - latitude) / GRID.step }
}

/** Positions of the capitals on the map's grid. */
export const MARKS = Object.entries(CAPITALS).map(([name, place]) => ({ name, ...at(place) }))

/** SVG paths of the bridges between capitals: curves that bend upwards. */
export const BRIDGES = PAIRS.map(([from, to]) => {
  const [a, b] = [at(CAPITALS[from]), at(CAPITALS[to])]
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.32
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2 - lift).toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
})
