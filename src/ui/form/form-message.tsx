import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useUiTexts } from '../lang/use-ui-texts.tsx'

interface FormMessageProps {
  /** `problem`: the form was refused; `done`: it succeeded; `note`: information beforehand. */
  tone?: 'problem' | 'done' | 'note'
  children: ReactNode
}

interface RefusalProps {
  /** The refused form (`FormResult`). */
  form: { message: string; problems: readonly { path: string; message: string }[]; signInHref?: string | undefined }
  /** Maps a field's path to its id, where they differ. */
  idOf?: (path: string) => string
}

// Fixed colour pairs, all above 7:1. A status is not recoloured by brands.
const TONES = {
  problem: { look: 'border-rose-700 bg-rose-50 text-rose-950', Icon: CircleAlert, role: 'alert' },
  done: { look: 'border-emerald-700 bg-emerald-50 text-emerald-950', Icon: CircleCheck, role: 'status' },
  note: { look: 'border-sky-700 bg-sky-50 text-sky-950', Icon: Info, role: 'note' },
} as const

/** A form's result or a note, shown above it and announced by screen readers. */
export function FormMessage({ tone = 'problem', children }: FormMessageProps) {
  const { look, Icon, role } = TONES[tone]
  return (
    <div role={role} className={`flex items-start gap-3 rounded-[min(var(--radius-button),0.75rem)] border-l-4 px-4 py-3 ${look}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Returns a ref to the message, which is focused after each refusal without a document load: `autofocus` only works in a new document. */
function useFocusAfter(form: RefusalProps['form']) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [form])
  return message
}

/** Focuses the field that a link leads to. React Router takes a jump for a navigation, which would clear the refusal. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Explains why a form was refused, with a link to each invalid field. Takes the focus, so that screen readers read it. */
export function FormRefusal({ form, idOf = path => path }: RefusalProps) {
  const { message, problems, signInHref } = form
  const { signInAgain } = useUiTexts()
  const focused = useFocusAfter(form)
  const isSaid = problems.some(problem => problem.message === message)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- right after a submission the refusal is what the reader needs
    <div ref={focused} tabIndex={-1} autoFocus className="scroll-mt-24 rounded-[min(var(--radius-button),0.75rem)]">
      <FormMessage>
        {!isSaid && <p>{message}</p>}
        {signInHref && (
          <a
            href={signInHref}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center py-1.5 leading-snug font-medium underline underline-offset-4"
          >
            {signInAgain}
          </a>
        )}
        {problems.length > 0 && (
          <ul>
            {problems.map(problem => (
              <li key={problem.path}>
                <a
                  href={`#${idOf(problem.path)}`}
                  onClick={focusField}
                  className="inline-flex min-h-11 items-center py-1.5 leading-snug font-medium underline underline-offset-4"
                >
                  {problem.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </FormMessage>
    </div>
  )
}
