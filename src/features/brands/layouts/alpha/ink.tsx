const BARS = 44
const STRIP = { width: 1000, height: 20 }

/** A sentence whose ink runs out: each word is lighter than the one before. Reads as plain text. */
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

/** A rule that begins as full ink and thins out to nothing: the brand's mark of unfinished work. */
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

/** The number of a release as titles name it (`Rilis 0.19: …`); undefined where the title names none. */
export function versionOf(title: string): string | undefined {
  return /\b(?:rilis|release|versi|version)\s+(\d+(?:\.\d+)+)/i.exec(title)?.[1]
}

/** Where one asks for a seat: the tenant's WhatsApp with the first lines written, or the form for appointments. */
export function askHref(whatsapp: string, message: string): string {
  return whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}` : '/Make-Appointment'
}
