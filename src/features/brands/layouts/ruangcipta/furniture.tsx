import type { ReactNode } from 'react'

/** The furniture of a room, as on a floor plan. */
export function Furniture({ room }: { room: string }) {
  const drawn = DRAWINGS[room]
  return (
    drawn && (
      <svg viewBox={drawn.box} role="presentation" className="ruangcipta-furniture" fill="none" stroke="currentColor" strokeWidth="1.6">
        {drawn.lines}
      </svg>
    )
  )
}

const ring = (x: number, y: number, radius: number, chairs: number, size: number) =>
  Array.from({ length: chairs }, (_, at) => {
    const turn = (at * 360) / chairs
    return <rect key={turn} x={x - size / 2} y={y - radius - size / 2} width={size} height={size} transform={`rotate(${turn} ${x} ${y})`} />
  })

const DRAWINGS: Record<string, { box: string; lines: ReactNode }> = {
  benang: {
    box: '0 0 220 120',
    lines: (
      <>
        {[40, 110, 180].map(x => (
          <g key={x}>
            <circle cx={x} cy="60" r="16" />
            <circle cx={x} cy="60" r="5" />
            {ring(x, 60, 26, 6, 9)}
          </g>
        ))}
        <path d="M6 8h208M6 112h208" strokeDasharray="7 5" />
      </>
    ),
  },
  gulung: {
    box: '0 0 100 100',
    lines: (
      <>
        <path d="M12 22h76M12 38h76M12 54h52" />
        {[22, 38].map(y => (
          <g key={y}>
            <circle cx="12" cy={y} r="6" />
            <circle cx="88" cy={y} r="6" />
          </g>
        ))}
        <circle cx="12" cy="54" r="6" />
        <circle cx="64" cy="54" r="6" />
        <path d="M12 74h76v16H12z" />
      </>
    ),
  },
  selasar: {
    box: '0 0 240 44',
    lines: (
      <>
        {[6, 54, 102, 150, 198].map(x => (
          <path key={x} d={`M${x} 6h34v6h-34z`} />
        ))}
        {[14, 38, 110, 134, 206].map(x => (
          <rect key={x} x={x} y="28" width="11" height="11" />
        ))}
      </>
    ),
  },
  tungku: {
    box: '0 0 100 100',
    lines: (
      <>
        <circle cx="50" cy="50" r="40" />
        <circle cx="50" cy="50" r="26" />
        <circle cx="50" cy="50" r="7" />
        {Array.from({ length: 16 }, (_, at) => (
          <path key={at} d="M50 10v14" transform={`rotate(${at * 22.5} 50 50)`} />
        ))}
      </>
    ),
  },
  kebun: {
    box: '0 0 140 100',
    lines: (
      <>
        {[
          [28, 30, 20],
          [78, 24, 14],
          [116, 40, 18],
          [50, 74, 18],
          [96, 82, 12],
        ].map(([x = 0, y = 0, r = 0]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={r} strokeDasharray="5 3" />
            <path
              d={`M${x - r * 0.7} ${y}h${r * 1.4}M${x} ${y - r * 0.7}v${r * 1.4}M${x - r / 2} ${y - r / 2}l${r} ${r}M${x + r / 2} ${y - r / 2}l${-r} ${r}`}
            />
          </g>
        ))}
      </>
    ),
  },
  plat: {
    box: '0 0 100 120',
    lines: (
      <>
        <path d="M14 14h72v40H14zM14 26h72M14 42h72M50 54v14M22 68h56v18H22z" />
        {[20, 44, 68].map(x => (
          <rect key={x} x={x} y="98" width="11" height="11" />
        ))}
      </>
    ),
  },
  timah: {
    box: '0 0 160 160',
    lines: (
      <>
        <circle cx="80" cy="80" r="42" strokeDasharray="6 5" />
        <circle cx="80" cy="80" r="4" />
        {ring(80, 80, 64, 14, 14)}
      </>
    ),
  },
  siar: {
    box: '0 0 100 60',
    lines: (
      <>
        <path d="M4 6q6 8 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
        <circle cx="50" cy="38" r="9" />
        <path d="M50 29v18M41 38h18" />
        <rect x="14" y="32" width="12" height="12" />
        <rect x="74" y="32" width="12" height="12" />
      </>
    ),
  },
  tinta: {
    box: '0 0 240 44',
    lines: (
      <>
        {[6, 66, 126].map(x => (
          <g key={x}>
            <path d={`M${x} 14h46v16H${x}zM${x + 23} 14v16`} />
          </g>
        ))}
        <path d="M186 8h48v28h-48zM186 17h48M194 26h32" />
      </>
    ),
  },
}
