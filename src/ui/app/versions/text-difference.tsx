import { type Change, diffWordsWithSpace } from 'diff'
import { useTexts } from '../../lang/use-texts.tsx'
import { versionTexts } from './texts.ts'

/** Comparing long texts that have little in common takes long: past this it is given up. */
const TIMEOUT_MS = 2000

/** A field in two versions, as one reads it. */
export interface ComparedText {
  label: string
  /** Of the text, where it has one. */
  lang?: string | undefined
  before: string
  after: string
}

/** What a newer version adds to an older one and takes away, field by field. With the library that compares texts: load it when it is first asked for. */
export function TextDifference({ texts }: { texts: readonly ComparedText[] }) {
  const t = useTexts(versionTexts)
  const different = texts.filter(({ before, after }) => before !== after)
  if (different.length === 0) return <p className="text-ink-soft mt-3">{t.same}</p>
  return (
    <div data-difference className="mt-3 space-y-4">
      {different.map(({ label, lang, before, after }) => (
        <section key={label} aria-label={label}>
          {/* No heading: the level around it is not the same in each form. */}
          <p className="font-semibold">{label}</p>
          <Changes lang={lang} changes={diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })} />
        </section>
      ))}
    </div>
  )
}

function Changes({ changes, lang }: { changes: Change[] | undefined; lang: string | undefined }) {
  const t = useTexts(versionTexts)
  if (!changes) return <p className="text-ink-soft">{t.tooMuch}</p>
  return (
    // Scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <p lang={lang} tabIndex={0} className="mt-1 max-h-96 overflow-y-auto leading-relaxed wrap-anywhere whitespace-pre-line">
      {changes.map((change, at) => (
        // The parts of one comparison never move.
        // oxlint-disable-next-line react/no-array-index-key
        <Words key={at} change={change} />
      ))}
    </p>
  )
}

/** Added words are underlined, removed ones struck through; screen readers are told both. */
function Words({ change: { added, removed, value } }: { change: Change }) {
  const t = useTexts(versionTexts)
  if (added)
    return (
      <ins className="bg-emerald-100 font-semibold text-emerald-950 underline decoration-2">
        <span className="sr-only">[{t.added}: </span>
        {value}
        <span className="sr-only">]</span>
      </ins>
    )
  if (removed)
    return (
      <del className="bg-rose-100 text-rose-950 line-through decoration-2">
        <span className="sr-only">[{t.removed}: </span>
        {value}
        <span className="sr-only">]</span>
      </del>
    )
  return <>{value}</>
}
