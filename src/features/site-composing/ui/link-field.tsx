import { useState } from 'react'
import { useOwnPages } from '#features/rich-editor/ui/use-own-pages.ts'
import { splitLang } from '#kit/lang.ts'
import { Below, CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'

interface LinkFieldProps {
  name: string
  label: string
  value: string
  problem: string | undefined
  onChange(href: string): void
}

/** Where a link leads: an address, or an own page that is found by its title. */
export function LinkField({ name, label, value, problem, onChange }: LinkFieldProps) {
  const t = useTexts(composingTexts).form
  const lang = useLang()
  const [typed, setTyped] = useState(value)
  const found = useOwnPages(typed, lang)
  const put = (href: string) => {
    setTyped(href)
    onChange(href)
  }
  return (
    <div>
      <label htmlFor={name} className="block font-medium">
        {label}
      </label>
      <input
        id={name}
        name={name}
        value={typed}
        onChange={event => put(event.target.value)}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-hint ${name}-problem` : `${name}-hint`}
        className={`${CONTROL_LOOK} h-12 px-3`}
      />
      {found && found.length > 0 && (
        <ul aria-label={t.pages} className="border-line mt-1 rounded-lg border">
          {found.map(page => (
            <li key={page.href}>
              <button
                type="button"
                data-own-page={page.href}
                className="hover:bg-tint flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-1 text-left"
                // Readers' own language is put before it where they read.
                onClick={() => put(toOwnHref(page.href))}
              >
                <span className="min-w-0 wrap-anywhere">{page.title}</span>
                <span className="text-ink-soft">{page.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Below id={name} hint={t.linkHint} problem={problem} />
    </div>
  )
}

function toOwnHref(href: string): string {
  const { pathname, search, hash } = new URL(href, location.origin)
  return splitLang(pathname).path + search + hash
}
