import { FormMessage } from '../form/form-message.tsx'
import { A } from '../lang/lang.tsx'

interface ProofNoteProps {
  /** Where the second factor is proven. */
  href: string
  text: string
  link: string
}

/** Says above a form that what it changes takes a fresh second factor, and leads there. */
export function ProofNote({ href, text, link }: ProofNoteProps) {
  return (
    <FormMessage tone="note">
      <p>{text}</p>
      <A href={href} data-act="prove" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {link}
      </A>
    </FormMessage>
  )
}
