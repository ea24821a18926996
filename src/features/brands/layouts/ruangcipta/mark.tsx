/** Two rooms, a wall, and an open door. */
export function RuangMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 36" width={44} height={36} role="presentation" className={className}>
      <path d="M3 3h19v30H3z" fill="var(--primary)" />
      <path d="M22 3h19v30H22z" fill="var(--secondary)" />
      <path d="M22 3H3v30h38V3H22v9M22 26v7" fill="none" stroke="var(--ink)" strokeWidth="4" />
      <path d="M22 26l11-8" stroke="white" strokeWidth="3" />
    </svg>
  )
}
