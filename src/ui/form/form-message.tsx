import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

interface FormMessageProps {
  /** `problem`: the form was refused; `done`: it was taken; `note`: what one should know before. */
  tone?: 'problem' | 'done' | 'note'
  children: ReactNode
}

interface RefusalProps {
  /** The form as it came back (`FormResult` of a page's arguments). */
  form: { message: string; problems: readonly { path: string; message: string }[] }
  /** The id of a field that does not bear its name as such. */
  idOf?: (path: string) => string
}

// Fixed pairs, all above 7 : 1, as on badges: what happened is not the brand's to recolour.
const TONES = {
  problem: { look: 'border-rose-700 bg-rose-50 text-rose-950', Icon: CircleAlert, role: 'alert' },
  done: { look: 'border-emerald-700 bg-emerald-50 text-emerald-950', Icon: CircleCheck, role: 'status' },
  note: { look: 'border-sky-700 bg-sky-50 text-sky-950', Icon: Info, role: 'note' },
} as const

/** What became of a form, above it; read out by screen readers where it is news. */
export function FormMessage({ tone = 'problem', children }: FormMessageProps) {
  const { look, Icon, role } = TONES[tone]
  return (
    <div role={role} className={`flex items-start gap-3 rounded-[min(var(--radius-button),0.75rem)] border-l-4 px-4 py-3 ${look}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Takes the focus where a form was refused without a new document: `autofocus` counts for documents alone. */
function focusIn(element: HTMLElement | null): void {
  element?.focus()
}

/** Why a form was refused: in a word, and for each field what is wrong, leading there. Takes the focus, since a page that is loaded anew says nothing by itself. */
export function FormRefusal({ form: { message, problems }, idOf = path => path }: RefusalProps) {
  const isSaid = problems.some(problem => problem.message === message)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else is wanted of who has just sent it
    <div ref={focusIn} tabIndex={-1} autoFocus className="scroll-mt-24 rounded-[min(var(--radius-button),0.75rem)]">
      <FormMessage>
        {!isSaid && <p>{message}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(problem => (
              <li key={problem.path}>
                <a
                  href={`#${idOf(problem.path)}`}
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
