const STEPS = 40

/** Returns the path of a growth ring, an imperfect circle. */
function ring(radius: number, turn: number): string {
  const points = Array.from({ length: STEPS }, (_, at) => {
    const angle = (at / STEPS) * Math.PI * 2
    const r = radius * (1 + 0.045 * Math.sin(2 * angle + turn) + 0.025 * Math.sin(5 * angle + turn * 2))
    return `${(300 + r * Math.cos(angle)).toFixed(1)} ${(300 + r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const RINGS = [52, 82, 100, 128, 140, 168, 196, 208, 238, 262, 282].map((radius, at) => ({ radius, path: ring(radius, 0.4 + at * 0.07) }))

/** A cross-section of a trunk with a house at its centre. Decorative. */
export function Rings({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-20 -20 640 640" aria-hidden="true" className={className} fill="none" strokeLinejoin="round">
      <path d={ring(294, 1.1)} className="foundation-bark" />
      {RINGS.map((one, at) => (
        <path key={one.radius} d={one.path} className={at % 4 === 2 ? 'foundation-ring foundation-ring-good' : 'foundation-ring'} />
      ))}
      <path d="M274 318v-26l26-22 26 22v26z" className="foundation-house" />
    </svg>
  )
}
