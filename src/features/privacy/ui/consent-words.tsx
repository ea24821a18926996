/** The full text of a consent, paragraph by paragraph, as stored. */
export function ConsentWords({ words }: { words: string }) {
  return (
    <div className="border-line bg-tint text-ink space-y-3 rounded-xl border px-4 py-4 leading-relaxed wrap-anywhere">
      {words.split('\n\n').map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
