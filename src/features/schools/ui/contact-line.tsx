import type { Contact } from '../registration.ts'

/** A contact's name with position, and the ways to reach them. */
export function ContactLine({ contact: { name, role, email, phone } }: { contact: Contact }) {
  return (
    <span className="wrap-anywhere">
      {role ? `${name} (${role})` : name},{' '}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
      {phone && (
        <>
          ,{' '}
          <a href={`https://wa.me/${phone}`} rel="noopener noreferrer" className="underline underline-offset-4">
            {phone}
          </a>
        </>
      )}
    </span>
  )
}
