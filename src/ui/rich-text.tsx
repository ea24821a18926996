/** Safe HTML of a stored document (platform/rich-text), set for reading: about 68 characters a line. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text max-w-[68ch] text-lg leading-relaxed" dangerouslySetInnerHTML={{ __html: html }} />
}
