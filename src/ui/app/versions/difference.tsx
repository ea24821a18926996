import { type Change, diffWordsWithSpace } from 'diff'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { versionTexts } from './texts.ts'

/** Comparing long texts that have little in common takes long: past this it is given up. */
const TIMEOUT_MS = 2000

/** A text of two versions. */
export interface ComparedText {
  label: string
  /** Of the text, where it has one. */
  lang?: string | undefined
  before: string
  after: string
}

/** What the newer version adds to the older one and takes away, in each text that differs. Loaded when it is first asked for. */
export default function Difference({ texts }: { texts: readonly ComparedText[] }) {
  const { difference: t } = useTexts(versionTexts)
  const parts = texts
    .filter(({ before, after }) => before !== after)
    .map(({ label, lang, before, after }) => ({ label, lang, changes: diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) }))
  if (parts.length === 0) return <p className="text-ink-soft mt-3">{t.none}</p>
  return (
    <div data-difference className="mt-3 space-y-4">
      {parts.map(({ label, lang, changes }) => (
        <section key={label} aria-label={label}>
          {/* No heading: the level around it is not the same in each form. */}
          <p className="font-semibold">{label}</p>
          {changes ? (
            // Scrolled by keyboard, too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <p lang={lang} tabIndex={0} className="mt-1 max-h-96 overflow-y-auto leading-relaxed wrap-anywhere whitespace-pre-line">
              {changes.map((change, at) => (
                // The parts of one comparison never move.
                // oxlint-disable-next-line react/no-array-index-key
                <Words key={at} change={change} />
              ))}
            </p>
          ) : (
            <p className="text-ink-soft">{t.tooMuch}</p>
          )}
        </section>
      ))}
    </div>
  )
}

/** Added words are underlined, removed ones struck through; screen readers are told both. */
function Words({ change: { added, removed, value } }: { change: Change }) {
  const { difference: t } = useTexts(versionTexts)
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
