interface CodeBlockProps {
  /** Accessible name. */
  label: string
  /** One click selects the whole text for copying. */
  isWhole?: boolean
  children: string
}

/** Preformatted text to copy: a key, a secret, lines of code. */
export function CodeBlock({ label, isWhole, children }: CodeBlockProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
      tabIndex={0}
      className={`bg-tint overflow-x-auto rounded-xl p-4 font-mono text-base leading-relaxed ${isWhole ? 'select-all wrap-anywhere' : 'whitespace-pre'}`}
    >
      {children}
    </section>
  )
}
