import { useState } from 'react'
import type { WorkEditing } from '#ui/app/record/use-typed-work.tsx'
import type { SentVersion } from '#ui/app/saving/send.ts'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChapterWork } from '../chapter-work.ts'
import { buildingTexts } from '../texts.ts'
import { nameOfField } from './name-of-field.ts'
import { readChapter } from './read-work.ts'

interface ChapterPublishProps {
  id: string
  editing: WorkEditing<ChapterWork>
  isClassPublished: boolean
  /** The fields that a publication was refused for and that still lack something. */
  problems: readonly string[]
  /** Takes the fields that a publication was refused for. */
  onProblems(paths: string[]): void
}

type Said = { tone: 'done' | 'problem'; text: string; isMissing?: boolean }

/** Shows a chapter to readers, takes it away, or discards what was typed since. */
export function ChapterPublish({ id, editing, isClassPublished, problems, onProblems }: ChapterPublishProps) {
  const t = useTexts(buildingTexts)
  const [said, setSaid] = useState<Said>()
  const { status } = editing.view
  const isShown = status === 'published' || status === 'changed'
  const act = async (path: 'publish' | 'withdraw' | 'discard', done: string) => {
    const result = await editing.act<SentVersion>(path, version => ({
      id,
      ...(path === 'publish' && { version }),
      ...(path === 'discard' && { base: version }),
    }))
    const paths = result.isDone ? [] : result.problems.map(problem => problem.path)
    onProblems(paths)
    if (!result.isDone)
      return setSaid({
        tone: 'problem',
        text: paths.length > 0 ? t.publish.missing : result.message || t.failed,
        isMissing: paths.length > 0,
      })
    setSaid({ tone: 'done', text: done })
    if (!result.sent) return
    const { version, shownVersion = version, slug, status: state } = result.sent
    if (path !== 'discard') return editing.published({ shownVersion, slug, status: state })
    const stored = await readChapter(id)
    if (stored) editing.load(stored.work, { version, shownVersion, slug, status: state })
  }
  return (
    <div className="mt-4 space-y-3" data-chapter-status={status}>
      <p>
        <span className={badgeClass(status === 'published' ? 'green' : status === 'new' ? 'blue' : 'orange')}>
          {t.states[isState(status) ? status : 'new']}
        </span>
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" data-act="publish" className="btn btn-main" onClick={() => void act('publish', t.publish.published)}>
          {isShown ? t.publish.again : t.publish.publish}
        </button>
        {isShown && (
          <button type="button" data-act="withdraw" className="btn btn-quiet" onClick={() => void act('withdraw', t.publish.withdrawn)}>
            {t.publish.withdraw}
          </button>
        )}
        {status === 'changed' && (
          <button type="button" data-act="discard" className="btn btn-quiet" onClick={() => void act('discard', t.publish.discarded)}>
            {t.publish.discard}
          </button>
        )}
      </p>
      {said && !(said.isMissing && problems.length === 0) && (
        <FormMessage tone={said.tone}>
          <p>{said.text}</p>
          {said.isMissing && (
            <ul className="list-disc ps-5">
              {problems.map(path => (
                <li key={path}>{nameOfField(t, path)}</li>
              ))}
            </ul>
          )}
        </FormMessage>
      )}
      {isShown && !isClassPublished && <p className="text-ink-soft">{t.publish.classDraft}</p>}
    </div>
  )
}

function isState(status: string): status is 'new' | 'changed' | 'published' | 'withdrawn' {
  return ['new', 'changed', 'published', 'withdrawn'].includes(status)
}
