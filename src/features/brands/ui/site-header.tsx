import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { AccountEntry } from './account-entry.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from './header-parts.tsx'

const entryClass =
  'flex min-h-11 items-center rounded-lg px-3 font-medium text-ink hover:bg-tint aria-[current]:text-primary-text aria-[current]:bg-tint'

/** Logo, entries, search. On phones the entries are in a drawer. */
export function SiteHeader({ frame }: { frame: FrameView }) {
  const { search } = brandTexts(frame.lang)
  return (
    <>
      <SkipLink
        frame={frame}
        className="bg-primary text-on-primary fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-3 font-semibold focus:translate-y-0"
      />
      <header className="border-line sticky top-0 z-30 border-b bg-white/95 backdrop-blur">
        <div className="container-page flex h-16 items-center gap-1 sm:gap-3">
          <HomeLink
            frame={frame}
            className="mr-auto flex min-h-11 items-center gap-2.5 rounded-lg xl:shrink-0"
            size={36}
            logoClass="size-9 rounded-lg"
            titleClass="font-heading text-lg leading-tight font-extrabold tracking-tight"
          />
          <EntryNav frame={frame} className="hidden shrink-0 items-center gap-1 whitespace-nowrap xl:flex" entryClass={entryClass} />
          <IconSearch
            frame={frame}
            label={search}
            formClass="hidden max-w-66 grow basis-32 md:block xl:max-w-48"
            className="border-line flex h-11 items-center gap-2 rounded-full border bg-surface px-4"
            iconClass="text-ink-soft"
            inputClass="w-full min-w-0 bg-transparent"
          />
          <AccountEntry
            frame={frame}
            entryClass="rounded-(--radius-button) px-2 font-semibold hover:bg-tint"
            signInClass="sm:border-line sm:hover:border-primary-text sm:border-2 sm:px-4"
            panelClass="border-line absolute right-0 mt-2 w-[min(18rem,calc(100vw-2rem))] rounded-2xl border bg-surface p-3 shadow-xl"
            itemClass={entryClass}
          />
          <MenuDrawer
            frame={frame}
            className="group relative xl:hidden"
            summaryClass="flex size-11 list-none items-center justify-center rounded-lg hover:bg-tint"
            panelClass="border-line absolute right-0 mt-2 flex w-[min(19rem,calc(100vw-2rem))] flex-col gap-1 rounded-2xl border bg-surface p-3 shadow-xl"
          >
            <IconSearch
              frame={frame}
              label={search}
              formClass="mb-1 md:hidden"
              className="border-line flex h-12 items-center gap-2 rounded-xl border px-3"
              iconClass="text-ink-soft"
              inputClass="w-full bg-transparent"
            />
            <Entries frame={frame} className={entryClass} />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}
