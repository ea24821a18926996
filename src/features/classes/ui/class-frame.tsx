import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { useListWords } from '#ui/list-words.ts'
import type { DetailView } from '../detail.server.ts'
import { JoinBox } from './join-box.tsx'

interface ClassFrameProps {
  view: DetailView
  trail: { label: string; href: string }
  /** The last entry of the breadcrumbs: the class's name unless the page has its own. */
  current?: string
  eyebrow: ReactNode
  /** The first words of the page: the class's summary unless the page has its own. */
  lead?: string
  children: ReactNode
}

/** A page of one class: its name and first words, then the join box, then the rest. In wide windows the box stays beside it. */
export function ClassFrame({ view, trail, current, eyebrow, lead, children }: ClassFrameProps) {
  const { title } = useListWords(trail.href)
  return (
    <div className="from-tint bg-linear-to-b to-transparent to-[30rem]">
      <div className="container-page pt-5 pb-10 md:py-14">
        <Breadcrumbs
          trail={[{ ...trail, label: title ?? trail.label }]}
          current={current ?? view.name}
          {...(!current && { lang: view.lang })}
        />
        <div className="mt-3 grid gap-x-10 gap-y-6 md:mt-4 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0">
            <p className="text-primary-text font-semibold">{eyebrow}</p>
            <h1 className="mt-1 text-3xl font-extrabold md:text-5xl">
              <InLang lang={view.lang}>{view.name}</InLang>
            </h1>
            <p className="mt-3 max-w-[60ch] text-lg md:mt-4">{lead ?? <InLang lang={view.lang}>{view.summary}</InLang>}</p>
            <LanguageNote of="text" langs={[view.lang, view.contentLang]} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <JoinBox view={view} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </div>
  )
}
