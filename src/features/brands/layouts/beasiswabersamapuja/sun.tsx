const MONTHS = [8, 7, 6, 5, 4, 3, 2, 1]
const CENTRE = { x: 420, y: 430 }
const DISC = 158
const INNER = 186

/** Returns a point around the sun, at an angle in degrees counterclockwise from the right. */
function at(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180
  return `${(CENTRE.x + radius * Math.cos(turn)).toFixed(1)} ${(CENTRE.y - radius * Math.sin(turn)).toFixed(1)}`
}

/** The rising sun with a ray for each month of the plan, longer towards the deadline. */
export function Sun({ top, bottom, className }: { top: string; bottom: string; className: string }) {
  return (
    <svg viewBox="104 64 724 368" className={className} aria-hidden="true">
      {MONTHS.map((month, n) => {
        const middle = 180 - (n + 0.5) * 22.5
        const outer = 300 + n * 14
        const [left, right] = [middle + 8.6, middle - 8.6]
        const [x = '0', y = '0'] = at(middle, INNER + 48).split(' ')
        return (
          <g key={month} className="beasiswabersamapuja-ray">
            <path d={`M${at(left, INNER)} L${at(left, outer)} A${outer} ${outer} 0 0 1 ${at(right, outer)} L${at(right, INNER)} Z`} />
            <text x={x} y={y} dy="0.36em">
              {month}
            </text>
          </g>
        )
      })}
      <circle cx={CENTRE.x} cy={CENTRE.y} r={DISC} className="beasiswabersamapuja-disc" />
      <text x={CENTRE.x} y={CENTRE.y - 64} className="beasiswabersamapuja-disc-top">
        {top}
      </text>
      <text x={CENTRE.x} y={CENTRE.y - 20} className="beasiswabersamapuja-disc-bottom">
        {bottom}
      </text>
    </svg>
  )
}
