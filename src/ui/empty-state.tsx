import { A } from './lang/lang.tsx'

interface EmptyStateProps {
  title: string
  text: string
  action: { label: string; href: string }
}

/** Shown in place of an empty list, with a link to continue. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="border-line mt-6 rounded-(--radius-card) border border-dashed px-6 py-16 text-center">
      <h2 className="text-2xl font-bold">{title}</h2>
      <p className="text-ink-soft mx-auto mt-2 max-w-[45ch]">{text}</p>
      <A
        href={action.href}
        className="bg-primary text-on-primary mt-6 inline-flex min-h-12 items-center rounded-(--radius-button) px-6 font-semibold"
      >
        {action.label}
      </A>
    </div>
  )
}
