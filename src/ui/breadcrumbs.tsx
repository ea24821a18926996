import { langMark } from './lang/in-lang.tsx'
import { A, useLang } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface BreadcrumbsProps {
  /** The ancestors of this page, without the home page. */
  trail: { label: string; href: string; lang?: string | undefined }[]
  current: string
  /** The language of `current`, if it is a record's; likewise `lang` of an ancestor. */
  lang?: string | undefined
}

/** Breadcrumbs: home, the ancestors, this page. */
export function Breadcrumbs({ trail, current, lang }: BreadcrumbsProps) {
  const t = useUiTexts()
  const page = useLang()
  const markOf = (one: string | undefined) => (one === undefined ? undefined : langMark(page, one))
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className="text-ink-soft flex flex-wrap items-center gap-x-2 wrap-anywhere">
        {[{ label: t.home, href: '/', lang: undefined }, ...trail].map(step => (
          <li key={step.href} className="flex items-center gap-2">
            <A
              href={step.href}
              lang={markOf(step.lang)}
              className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {step.label}
            </A>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" lang={markOf(lang)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
