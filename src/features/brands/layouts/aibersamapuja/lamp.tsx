/** The assistant's symbol: a lamp of dots that brightens and dims, deliberately not a face. */
export function Lamp() {
  const dots = Array.from({ length: 49 }, (_, at) => {
    const [x, y] = [(at % 7) - 3, Math.floor(at / 7) - 3]
    return { x: 24 + x * 6, y: 24 + y * 6, far: Math.hypot(x, y) }
  })
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="aibersamapuja-lamp">
      {dots
        .filter(dot => dot.far < 3.7)
        .map(dot => (
          <circle key={`${dot.x} ${dot.y}`} cx={dot.x} cy={dot.y} r={2.6 - dot.far * 0.45} />
        ))}
    </svg>
  )
}
