import { type ReactNode, useContext } from 'react'
import { A } from '../lang/lang.tsx'
import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { TrailContext, type TrailStep } from './trail.ts'

interface AppPageProps {
  title: string
  lead?: string | undefined
  /** The page's primary action. */
  action?: { label: string; href: string } | undefined
  /** Breadcrumbs between those of the frame and this page. */
  trail?: readonly TrailStep[]
  children: ReactNode
}

/** A page of the app within its frame: breadcrumbs, the heading with one primary action, the content. */
export function AppPage({ title, lead, action, trail: more = [], children }: AppPageProps) {
  const t = useUiTexts()
  const trail = [...useContext(TrailContext), ...more]
  return (
    <>
      {trail.length > 0 && (
        <nav aria-label={t.breadcrumbs}>
          <ol className="text-ink-soft flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {trail.map(step => (
              <li key={step.href} className="flex items-center gap-2">
                <A href={step.href} className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline">
                  {step.label}
                </A>
                <span aria-hidden>/</span>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h1 className="heading-section">{title}</h1>
          {lead && <p className="text-ink-soft mt-2 max-w-[65ch] text-lg">{lead}</p>}
        </div>
        {action && (
          <A href={action.href} className="btn btn-main shrink-0">
            {action.label}
          </A>
        )}
      </div>
      <div className="mt-6">{children}</div>
    </>
  )
}
