import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { Ground } from '#features/sites/site.ts'
import { localHref } from '#kit/lang.ts'
import { useHere } from '#ui/lang/here.tsx'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'

/** The name that all `details` of a header share, so that opening one closes the others. */
export const DRAWERS = 'header'

/** The first link of every page, which skips the header. */
export function SkipLink({ frame, className }: { frame: FrameView; className: string }) {
  return (
    <a href="#isi" className={className}>
      {brandTexts(frame.lang).skip}
    </a>
  )
}

interface HomeLinkProps {
  frame: FrameView
  className?: string
  /** Width and height of the logo in pixels. */
  size: number
  logoClass: string
  /** What the header's colour is. */
  ground?: Ground
  titleClass?: string
  children?: ReactNode
}

/** Logo and name, linked to the home page. */
export function HomeLink({
  frame,
  className = 'mr-auto flex min-h-11 items-center gap-2.5',
  size,
  logoClass,
  ground = 'light',
  titleClass,
  children,
}: HomeLinkProps) {
  return (
    <A href="/" className={className}>
      <img src={frame.logo[ground]} alt="" width={size} height={size} className={logoClass} />
      <span className={titleClass}>{frame.title}</span>
      {children}
    </A>
  )
}

interface EntriesProps {
  frame: FrameView
  className: string
  /** Some of the site's entries; the default is all. */
  entries?: FrameView['navigation'] | undefined
}

/** The site's entries as links; the one whose section contains the current page is marked as current. */
export function Entries({ frame, className, entries = frame.navigation }: EntriesProps) {
  const part = `/${/^\/([^/?]*)/.exec(useHere())?.[1] ?? ''}`
  return entries.map(entry => (
    <A
      key={entry.href}
      href={entry.href}
      data-entry={entry.href}
      aria-current={entry.href === part ? 'true' : undefined}
      className={className}
    >
      {entry.label}
    </A>
  ))
}

/** The entries as a navigation landmark, with the shared label unless the brand has its own. */
export function EntryNav({
  frame,
  label = brandTexts(frame.lang).main,
  className,
  entryClass,
  entries,
}: Omit<EntriesProps, 'className'> & { label?: string; className?: string; entryClass: string }) {
  return (
    <nav aria-label={label} className={className}>
      <Entries frame={frame} className={entryClass} entries={entries} />
    </nav>
  )
}

interface MenuDrawerProps {
  frame: FrameView
  /** Label of the button, if it opens more than the menu. */
  label?: string
  className?: string
  summaryClass?: string
  panelClass: string
  icon?: ReactNode
  children: ReactNode
}

/** Search and entries behind a button, for phones; a `details`, which needs no JavaScript. */
export function MenuDrawer({
  frame,
  label = brandTexts(frame.lang).menu,
  className = 'relative xl:hidden',
  summaryClass = 'flex size-11 list-none items-center justify-center',
  panelClass,
  icon = <Menu aria-hidden />,
  children,
}: MenuDrawerProps) {
  return (
    <details name={DRAWERS} className={className}>
      <summary aria-label={label} className={summaryClass}>
        {icon}
      </summary>
      <nav aria-label={label} className={panelClass}>
        {children}
      </nav>
    </details>
  )
}

interface WordDrawerProps {
  frame: FrameView
  label: string
  wide: 'lg' | 'xl'
  className: string
  children: ReactNode
}

/** A drawer behind a text button at every width: for the menu in narrow windows, for the search from `wide` on. */
export function WordDrawer({ frame, label, wide, className, children }: WordDrawerProps) {
  const [narrowOnly, wideOnly] = wide === 'lg' ? ['lg:hidden', 'hidden lg:inline'] : ['xl:hidden', 'hidden xl:inline']
  return (
    <details name={DRAWERS} className={className}>
      <summary>
        <span className={narrowOnly}>{label}</span>
        <span className={wideOnly}>{brandTexts(frame.lang).searchButton}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** The form of the site's search; its field must be named `search`. */
export function SearchForm({ frame, className, children }: { frame: FrameView; className?: string | undefined; children: ReactNode }) {
  return (
    <form action={localHref(frame.lang, frame.searchHref)} role="search" className={className}>
      {children}
    </form>
  )
}

interface IconSearchProps {
  frame: FrameView
  label: string
  /** Placeholder of the field. */
  hint?: string
  className?: string
  formClass?: string
  iconClass?: string
  inputClass?: string
}

/** A search field with an icon; Enter submits. */
export function IconSearch({ frame, label, hint = label, className, formClass, iconClass, inputClass }: IconSearchProps) {
  return (
    <SearchForm frame={frame} className={formClass}>
      <label className={`focus-frame ${className ?? ''}`}>
        <Search aria-hidden size={18} className={iconClass} />
        <span className="sr-only">{label}</span>
        <input type="search" name="search" placeholder={hint} className={inputClass} />
      </label>
    </SearchForm>
  )
}

/** A search field and its button. */
export function ButtonSearch({ frame, label, buttonClass }: { frame: FrameView; label: string; buttonClass?: string }) {
  return (
    <SearchForm frame={frame}>
      <input type="search" name="search" aria-label={label} placeholder={label} />
      <button type="submit" className={buttonClass}>
        {brandTexts(frame.lang).searchButton}
      </button>
    </SearchForm>
  )
}
