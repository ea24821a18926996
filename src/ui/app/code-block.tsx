interface CodeBlockProps {
  /** What it is, for who can't see where it stands. */
  label: string
  /** One press marks all of it, to be copied. */
  isWhole?: boolean
  children: string
}

/** Letters that are copied as they are: a key, a secret, lines of a program. */
export function CodeBlock({ label, isWhole, children }: CodeBlockProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is to be copied can be reached by keyboard
      tabIndex={0}
      className={`bg-tint overflow-x-auto rounded-xl p-4 font-mono text-base leading-relaxed ${isWhole ? 'select-all wrap-anywhere' : 'whitespace-pre'}`}
    >
      {children}
    </section>
  )
}
