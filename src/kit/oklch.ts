/** A colour in OKLCH (Björn Ottosson): lightness 0–1, chroma 0–about 0.3, hue in degrees 0–360. */
export interface Colour {
  lightness: number
  chroma: number
  hue: number
}

/** Parses `#rgb` or `#rrggbb`. Returns undefined for anything else, so that no other text gets into a drawing. */
export function parseColour(text: string): Colour | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  if (!/^#[\da-f]{6}$/i.test(hex)) return undefined
  const [red, green, blue] = [1, 3, 5].map(start => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255))
  return fromLinear(red ?? 0, green ?? 0, blue ?? 0)
}

/** Returns `#rrggbb`. Chroma is reduced until the colour is within sRGB. */
export function formatColour(colour: Colour): string {
  const lightness = clamp(colour.lightness, 0, 1)
  let chroma = Math.max(0, colour.chroma)
  let channels = toChannels({ ...colour, lightness, chroma })
  while (chroma > 0 && channels.some(channel => channel < -0.0005 || channel > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004)
    channels = toChannels({ ...colour, lightness, chroma })
  }
  return `#${channels.map(toByte).join('')}`
}

/** Returns the degrees between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return turn > 180 ? 360 - turn : turn
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function toByte(channel: number): string {
  return Math.round(clamp(channel, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0')
}

function fromLinear(red: number, green: number, blue: number): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function toChannels({ lightness, chroma, hue }: Colour): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(toGamma)
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
