import { A } from './lang/lang.tsx'
import { useUiTexts } from './lang/use-ui-texts.tsx'

interface ShareLinksProps {
  title: string
  /** Absolute URL of the page. */
  url: string
  /** A path that survives renaming; empty if there is none. */
  lastingPath: string
}

const linkClass =
  'border-line hover:border-primary-text inline-flex min-h-12 items-center rounded-(--radius-button) border px-5 font-semibold'

/** Links to share a page: WhatsApp, and a permanent link. */
export function ShareLinks({ title, url, lastingPath }: ShareLinksProps) {
  const t = useUiTexts()
  return (
    <p className="border-line mt-12 flex flex-wrap gap-3 border-t pt-6">
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} rel="noopener noreferrer" className={linkClass}>
        {t.shareByWhatsApp}
      </a>
      {lastingPath && (
        <A href={lastingPath} rel="bookmark" className={linkClass}>
          {t.lastingLink}
        </A>
      )}
    </p>
  )
}
