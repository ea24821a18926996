/** A coffee bean. */
export function KopiMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} role="presentation" className={className}>
      <circle cx="20" cy="20" r="20" fill="var(--primary)" />
      <g transform="rotate(35 20 20)">
        <ellipse cx="20" cy="20" rx="8.5" ry="13" fill="var(--light)" />
        <path d="M20 8c-5 7 5 16 0 24" fill="none" stroke="var(--primary)" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </svg>
  )
}
