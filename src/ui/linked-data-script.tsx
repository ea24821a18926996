/** A page's linked data (schema.org). Source: JSON-LD 1.1, section 7. */
export function LinkedDataScript({ graph }: { graph: readonly object[] }) {
  if (graph.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
