import Trash2 from 'lucide-react/icons/trash-2'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { SavedChapter } from '../bookmarks.server.ts'
import { learningTexts } from '../texts.ts'

/** A saved chapter with the reason of its lock in words. */
type SavedView = Exclude<SavedChapter, { state: 'locked' }> | (Omit<Extract<SavedChapter, { state: 'locked' }>, 'why'> & { why: string })

/** So many are seen at once; the rest opens. */
const FIRST = 6

/** What a learner saved, each with its way out. What they can't see any more says only that. */
export function SavedChapters({ saved }: { saved: readonly SavedView[] }) {
  const { saved: t, fill } = useTexts(learningTexts)
  const [first, rest] = [saved.slice(0, FIRST), saved.slice(FIRST)]
  return (
    <Section title={t.title}>
      {saved.length === 0 && <p>{t.none}</p>}
      <ul className="divide-line divide-y">
        {first.map(one => (
          <SavedLine key={one.id} one={one} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{fill('saved.more', { count: rest.length })}</summary>
          <ul className="divide-line divide-y">
            {rest.map(one => (
              <SavedLine key={one.id} one={one} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

function SavedLine({ one }: { one: SavedView }) {
  const { saved: t, fill } = useTexts(learningTexts)
  return (
    <li data-saved={one.state} className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 py-2 wrap-break-word">
        {one.state === 'gone' ? (
          <p className="text-ink-soft">{t.gone}</p>
        ) : (
          <>
            <A href={one.shown.href} className="font-semibold underline-offset-4 hover:underline">
              <InLang>{one.shown.title}</InLang>
            </A>
            <p className="text-ink-soft">
              <InLang lang={one.shown.classLang}>{one.shown.className}</InLang>
              {one.state === 'locked' && ` · ${one.why}`}
            </p>
          </>
        )}
      </div>
      <PostButton
        form="unsave"
        values={{ chapter: one.id }}
        act="unsave"
        label={one.state === 'gone' ? t.removeGone : fill('saved.remove', { title: one.shown.title })}
        className="hover:bg-primary/8 grid size-11 shrink-0 place-items-center rounded-lg"
      >
        <Trash2 aria-hidden size={18} />
      </PostButton>
    </li>
  )
}
