const BARS = 44
const STRIP = { width: 1000, height: 20 }

/** A sentence in which each word is lighter than the one before. Read as plain text by screen readers. */
export function FadingWords({ text, from = 850, to = 150 }: { text: string; from?: number; to?: number }) {
  const words = text.split(/\s+/).filter(Boolean)
  const step = words.length > 1 ? (from - to) / (words.length - 1) : 0
  return words.flatMap((word, at) => [
    at > 0 ? ' ' : '',
    <span key={`${word} ${at + 1}`} style={{ fontWeight: Math.round(from - step * at) }}>
      {word}
    </span>,
  ])
}

const strip = Array.from({ length: BARS }, (_, at) => {
  const cell = STRIP.width / BARS
  const width = cell * (1 - at / BARS) ** 1.4
  return `M${(at * cell).toFixed(1)} 0h${width.toFixed(2)}v${STRIP.height}h-${width.toFixed(2)}z`
}).join('')

/** A rule that thins from full ink to nothing, the brand's mark of unfinished work. */
export function InkStrip({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
      preserveAspectRatio="none"
      className={`alpha-strip ${className}`.trim()}
    >
      <path d={strip} />
    </svg>
  )
}

/** Returns the version in a release's title (`Rilis 0.19: …`); undefined if it has none. */
export function versionOf(title: string): string | undefined {
  return /\b(?:rilis|release|versi|version)\s+(\d+(?:\.\d+)+)/i.exec(title)?.[1]
}

/** Returns the link to request a seat: the tenant's WhatsApp with a prefilled message, or the appointment form. */
export function askHref(whatsapp: string, message: string): string {
  return whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}` : '/Make-Appointment'
}
