import { useTexts } from '#ui/lang/use-texts.tsx'
import { ARCHIPELAGO, GRID } from '#ui/map/archipelago.ts'
import type { Part } from '../dashboard.ts'
import { statisticsTexts } from '../texts.ts'
import { PROVINCE_PLACES } from './province-places.ts'

/** Radius of the largest and the smallest mark, in dots of the map. */
const LARGEST = 2.6
const SMALLEST = 0.6

/** The archipelago with a mark for each province, whose area is its share of the schools. */
export function ProvinceMap({ part }: { part: Part }) {
  const { fill } = useTexts(statisticsTexts)
  const marks = part.rows.flatMap(({ key, name, amounts }) => {
    const place = PROVINCE_PLACES[key]
    const amount = amounts[0]
    if (!place || typeof amount !== 'number' || amount === 0) return []
    return [{ key, name, amount, x: (place[0] - GRID.west) / GRID.step, y: (GRID.north - place[1]) / GRID.step }]
  })
  const largest = Math.max(1, ...marks.map(mark => mark.amount))
  return (
    <svg
      viewBox={`-1 -1 ${GRID.columns + 1} ${GRID.rows + 1}`}
      role="img"
      aria-label={fill('dashboard.mapAlt', { count: marks.length })}
      className="h-auto w-full"
    >
      <path
        d={ARCHIPELAGO}
        className="fill-none stroke-current opacity-35 [stroke-dasharray:0_1] [stroke-linecap:round] [stroke-width:0.62]"
      />
      {marks.map(mark => (
        <circle
          key={mark.key}
          cx={mark.x.toFixed(2)}
          cy={mark.y.toFixed(2)}
          r={Math.max(SMALLEST, LARGEST * Math.sqrt(mark.amount / largest)).toFixed(2)}
          className="fill-primary-text stroke-surface opacity-80 [stroke-width:0.2]"
        />
      ))}
    </svg>
  )
}
