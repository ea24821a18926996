import { A } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface BreadcrumbsProps {
  /** The ancestors of this page, without the home page. */
  trail: { label: string; href: string }[]
  current: string
}

/** Breadcrumbs: home, the ancestors, this page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const t = useUiTexts()
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className="text-ink-soft flex flex-wrap items-center gap-x-2 wrap-anywhere">
        {[{ label: t.home, href: '/' }, ...trail].map(step => (
          <li key={step.href} className="flex items-center gap-2">
            <A href={step.href} className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline">
              {step.label}
            </A>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
