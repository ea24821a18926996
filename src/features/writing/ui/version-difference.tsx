import { type Change, diffWordsWithSpace } from 'diff'
import type { PostWork } from '#features/posts/work.ts'
import { toLines } from '#platform/rich-text/to-words.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { langsOfWork, nameOfLang, textIn } from '../languages.ts'
import { editorTexts } from '../texts.ts'

/** Comparing long texts that have little in common takes long: past this it is given up. */
const TIMEOUT_MS = 2000

interface Part {
  label: string
  lang: string
  changes: Change[] | undefined
}

/** What the newer version adds to the older one and takes away, in title, summary and text of each language. Loaded when it is first asked for. */
export default function VersionDifference({ older, newer }: { older: PostWork; newer: PostWork }) {
  const t = useTexts(editorTexts)
  const fields = { title: t.title, summary: t.summary, content: t.content }
  const parts = langsOfWork(newer).flatMap((lang): Part[] => {
    const [before, after] = [textsOf(older, lang), textsOf(newer, lang)]
    return (['title', 'summary', 'content'] as const)
      .filter(field => before[field] !== after[field])
      .map(field => ({
        label: lang === newer.lang ? fields[field] : t.fill('languages.of', { label: fields[field], language: nameOfLang(lang) }),
        lang,
        changes: diffWordsWithSpace(before[field], after[field], { timeout: TIMEOUT_MS }),
      }))
  })
  if (parts.length === 0) return <p className="text-ink-soft mt-3">{t.difference.none}</p>
  return (
    <div data-difference className="mt-3 space-y-4">
      {parts.map(({ label, lang, changes }) => (
        <section key={label}>
          <h3 className="font-semibold">{label}</h3>
          {changes ? (
            <p lang={lang} className="mt-1 max-h-96 overflow-y-auto leading-relaxed wrap-anywhere whitespace-pre-line">
              {changes.map((change, at) => (
                // The parts of one comparison never move.
                // oxlint-disable-next-line react/no-array-index-key
                <Words key={at} change={change} />
              ))}
            </p>
          ) : (
            <p className="text-ink-soft">{t.difference.tooMuch}</p>
          )}
        </section>
      ))}
    </div>
  )
}

/** Added words are underlined, removed ones struck through; screen readers are told both. */
function Words({ change: { added, removed, value } }: { change: Change }) {
  const { difference: t } = useTexts(editorTexts)
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

function textsOf(work: PostWork, lang: string) {
  const { title, summary, content } = textIn(work, lang)
  return { title, summary, content: toLines(content).join('\n') }
}
