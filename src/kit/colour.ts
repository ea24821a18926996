/** Colours as `#rrggbb`; contrast after WCAG 2.2, section 1.4.3. */

function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(value => {
    const s = value / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Mixes `share` (0 to 1) of `b` into `a`, in sRGB. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a)
  const to = channels(b)
  return `#${from
    .map((value, at) =>
      Math.round(value + ((to[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Returns the colour if its contrast on `ground` is at least `wanted`, else the nearest darker one (on a dark ground: lighter) that reaches it. */
export function readable(colour: string, ground: string, wanted = 4.5): string {
  const goal = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, goal, share)
    if (contrast(candidate, ground) >= wanted) return candidate
  }
  return goal
}
