import { useState } from 'react'
import { artOfPost, type PostKind } from '#features/posts/kinds/kinds.ts'
import { addressInForm, SHARED } from '#kit/picture-forms.ts'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { translationOf } from '../details.ts'
import { SEARCH_FIELDS } from '../kind-fields.ts'
import { langsOfWork, nameOfLang, textIn } from '../languages.ts'
import { CARD_TEXT, CARD_TITLE, cutToWidth, SEARCH_TEXT, SEARCH_TITLE } from '../search-look.ts'
import { editorTexts } from '../texts.ts'
import { DetailFields } from './detail-fields.tsx'
import { problemOf } from './problem-of.ts'
import type { PostEditing } from './use-post-editing.tsx'

export interface SiteLook {
  /** Scheme, host and port. */
  origin: string
  title: string
}

/** How a post looks among search results and in WhatsApp, in each language that has a title, and the words that only they get. */
export function SearchPanel({ editing, kind, site }: { editing: PostEditing; kind: PostKind; site: SiteLook }) {
  const t = useTexts(editorTexts)
  const [isOpen, setOpen] = useState(false)
  const { start, now } = editing
  const langs = langsOfWork(now, useSiteLangs())
  return (
    <details className="card" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.look.title}</summary>
      <div className="space-y-4 px-5 pb-5">
        <DetailFields
          fields={SEARCH_FIELDS}
          start={start.work.details}
          path="details"
          lang={editing.now.lang}
          langs={langs.filter(lang => lang !== now.lang)}
          timeZone=""
          problemOf={path => problemOf(editing, path)}
          onChange={editing.changeDetails}
        />
        {isOpen &&
          langs
            .filter(lang => textIn(now, lang).title !== '')
            .map(lang => <Looks key={lang} editing={editing} kind={kind} site={site} lang={lang} />)}
      </div>
    </details>
  )
}

function Looks({ editing: { now, view }, kind, site, lang }: { editing: PostEditing; kind: PostKind; site: SiteLook; lang: string }) {
  const t = useTexts(editorTexts)
  const text = textIn(now, lang)
  const own = (name: string) => {
    const given = lang === now.lang ? now.details[name] : translationOf(now.details, lang, name)
    return typeof given === 'string' ? given : ''
  }
  const title = `${own('metaTitle') || text.title} | ${site.title}`
  const summary = own('metaDescription') || text.summary || now.summary
  // A post that the server does not have yet has no drawing.
  const cover = now.cover ?? (view.slug === '' ? undefined : artOfPost({ kind, slug: view.slug }))
  const { host } = new URL(site.origin)
  return (
    <section lang={lang} className="space-y-3">
      <h3 className="font-semibold">{nameOfLang(lang)}</h3>
      <div data-look="search" className="rounded-lg border border-[#dadce0] bg-white p-3 font-[Arial,sans-serif] wrap-anywhere">
        <p className="text-sm text-[#202124]">{host}</p>
        <p className="text-xl leading-6 text-[#1a0dab]">{cut(title, SEARCH_TITLE)}</p>
        <p className="mt-1 text-sm text-[#4d5156]">{cut(summary, SEARCH_TEXT) || t.look.noSummary}</p>
      </div>
      <div data-look="card" className="max-w-80 overflow-hidden rounded-lg bg-[#d9fdd3] p-1 text-[#111b21]">
        <div className="overflow-hidden rounded-md bg-[#cfe9ba]">
          {cover && (
            <img
              src={addressInForm(cover, SHARED)}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="aspect-[1200/630] w-full object-cover"
            />
          )}
          <div className="p-2 wrap-anywhere">
            <p className="text-[15px] leading-5 font-semibold">{cut(title, CARD_TITLE)}</p>
            <p className="mt-0.5 text-[13px]">{cut(summary, CARD_TEXT)}</p>
            <p className="mt-0.5 text-[13px]">{host}</p>
          </div>
        </div>
      </div>
      {!now.cover && <p className="text-ink-soft">{t.look.drawn}</p>}
    </section>
  )
}

let context: CanvasRenderingContext2D | null | undefined

function cut(text: string, { font, widthPx }: { font: string; widthPx: number }): string {
  context ??= document.createElement('canvas').getContext('2d')
  const pen = context
  if (!pen) return text
  pen.font = font
  return cutToWidth(text, widthPx, part => pen.measureText(part).width)
}
