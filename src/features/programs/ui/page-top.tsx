/** The top of a list page: its h1 and lead. */
export function PageTop({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="heading-hero">{title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
    </>
  )
}
