import { ARCHIPELAGO, GRID } from '#ui/map/archipelago.ts'
import { locate } from './places.ts'

interface MapPictureProps {
  /** Names of cities and regencies; unknown ones get no mark. */
  names: Iterable<string>
  /** Text alternative of the picture. */
  alt: string
  className: string
  landClass?: string
  haloClass: string
  markClass: string
}

/** The archipelago as dots, with a mark for each place. */
export function MapPicture({ names, alt, className, landClass, haloClass, markClass }: MapPictureProps) {
  const marks = [...new Set(names)].flatMap(name => {
    const at = locate(name)
    return at ? [{ name, ...at }] : []
  })
  return (
    <svg viewBox={`-1 -1 ${GRID.columns + 1} ${GRID.rows + 1}`} role="img" aria-label={alt} className={className}>
      <path d={ARCHIPELAGO} className={landClass} />
      {marks.map(mark => (
        <g key={mark.name}>
          <title>{mark.name}</title>
          <circle cx={mark.x} cy={mark.y} r="1.15" className={haloClass} />
          <circle cx={mark.x} cy={mark.y} r="0.5" className={markClass} />
        </g>
      ))}
    </svg>
  )
}
