/** A link to a person's profile at LinkedIn, which names the person to screen readers. */
export function ProfileLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} rel="noopener noreferrer" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      LinkedIn<span className="sr-only"> {name}</span>
    </a>
  )
}
