const FLAGS = ['primary', 'secondary', 'page', 'ink']

/** A line of pennants along the top of the poster. */
export function Bunting() {
  const flags = Array.from({ length: 32 }, (_, at) => at)
  return (
    <svg aria-hidden viewBox="0 0 1600 90" preserveAspectRatio="xMinYMin slice" className="belajarbersamapuja-bunting">
      <path d="M0 8Q200 34 400 8Q600 34 800 8Q1000 34 1200 8Q1400 34 1600 8" className="belajarbersamapuja-string" />
      {flags.map(at => {
        const x = at * 50 + 4
        const y = 10 + 11 * Math.abs(Math.sin(((x + 21) / 400) * Math.PI))
        return <path key={at} d={`M${x} ${y}h42l-21 56z`} className={`belajarbersamapuja-fill-${FLAGS[at % FLAGS.length]}`} />
      })}
    </svg>
  )
}

// Left and top in percent, rotation in degrees, shape, colour: placed by hand, so that no piece covers the text.
const PIECES = [
  [3, 24, 20, 'bar', 'secondary'],
  [71, 27, -30, 'dot', 'page'],
  [62, 22, 45, 'bar', 'primary'],
  [47, 12, 10, 'curl', 'ink'],
  [57, 11, -20, 'dot', 'secondary'],
  [66, 10, 60, 'bar', 'page'],
  [78, 16, 0, 'curl', 'primary'],
  [93, 12, 25, 'dot', 'ink'],
  [96, 34, -40, 'bar', 'secondary'],
  [90, 52, 15, 'curl', 'page'],
  [97, 68, 70, 'bar', 'primary'],
  [93, 43, 0, 'dot', 'primary'],
  [1.5, 58, -15, 'curl', 'page'],
  [2, 82, 35, 'bar', 'ink'],
  [96, 86, -60, 'dot', 'page'],
] as const

const SHAPES = {
  bar: <rect x="4" y="10" width="24" height="11" />,
  dot: <circle cx="16" cy="16" r="8" />,
  curl: <path d="M3 22c4-16 10-16 13-6s9 10 13-6l-4-3c-3 9-5 9-8 1S4 2-1 20z" />,
}

/** Confetti around the text; it sways unless reduced motion is preferred. */
export function Confetti() {
  return (
    <div aria-hidden className="belajarbersamapuja-confetti">
      {PIECES.map(([left, top, turn, shape, colour]) => (
        <svg
          key={`${left} ${top}`}
          viewBox="0 0 32 32"
          className={`belajarbersamapuja-fill-${colour}`}
          style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg`, animationDelay: `${-left / 10}s` }}
        >
          {SHAPES[shape]}
        </svg>
      ))}
    </div>
  )
}
