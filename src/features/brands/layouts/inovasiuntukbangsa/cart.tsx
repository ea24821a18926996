interface Marks {
  ratchet: string
  plate: string
  slope: string
}

const TEETH = Array.from({ length: 16 }, (_, at) => (at * 360) / 16)
const SPOKES = Array.from({ length: 8 }, (_, at) => (at * 360) / 8)

/** The hill cart as a technical drawing: outline, centre lines, dimensions, and three labelled parts. */
export function CartDrawing({ alt, marks }: { alt: string; marks: Marks }) {
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 640 520" className="inovasiuntukbangsa-cart">
      <g className="inovasiuntukbangsa-thin">
        <path d="M20 470L620 350" strokeWidth="2.5" />
        <path d="M40 466l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20m54-28l-14 20" />
        <path d="M260 130v330M110 305h310" strokeDasharray="18 5 4 5" />
        <path d="M520 470h-90m0 0a92 92 0 0 1 1-20" />
      </g>
      <g className="inovasiuntukbangsa-line">
        <circle cx="260" cy="305" r="112" />
        <circle cx="260" cy="305" r="101" />
        <circle cx="260" cy="305" r="13" />
        {SPOKES.map(turn => (
          <path key={turn} d="M260 292V206" transform={`rotate(${turn} 260 305)`} />
        ))}
        <path d="M120 118L470 48l28 138-352 70z" />
        <path d="M132 176l354-71M140 216l354-70" className="inovasiuntukbangsa-thin" />
        <path d="M498 150l112-52m-106 82l112-50m-6-32l6 32" />
        <path d="M252 243l8 62" />
      </g>
      <g className="inovasiuntukbangsa-red">
        <circle cx="260" cy="305" r="44" />
        {TEETH.map(turn => (
          <path key={turn} d="M260 261l0-13 12 14" transform={`rotate(${turn} 260 305)`} />
        ))}
        <path d="M342 214l12 10-42 60-12-6z" />
        <circle cx="347" cy="220" r="5" />
        <path d="M312 300l148-4m0 0l70 0" strokeWidth="1.5" />
        <path d="M356 226l90 10m0 0h84" strokeWidth="1.5" />
      </g>
      <g className="inovasiuntukbangsa-thin">
        <path d="M148 420v62m224-62v62M148 474h224" />
        <path d="M148 474l14-4v8zm224 0l-14-4v8z" className="inovasiuntukbangsa-tip" />
      </g>
      <g className="inovasiuntukbangsa-word">
        <text x="260" y="500" textAnchor="middle">
          ⌀ 600
        </text>
        <text x="470" y="230" className="inovasiuntukbangsa-word-red">
          {marks.plate}
        </text>
        <text x="440" y="289" className="inovasiuntukbangsa-word-red">
          {marks.ratchet}
        </text>
        <text x="528" y="464" textAnchor="start">
          {marks.slope}
        </text>
      </g>
    </svg>
  )
}
