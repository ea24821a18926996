import { useState } from 'react'
import { sendAct } from '#ui/app/record/record-calls.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { buildingTexts } from '../texts.ts'
import { nameOfField } from './name-of-field.ts'

interface PublishAllProps {
  classId: string
  /** The address of the class in the studio. */
  base: string
  isPublished: boolean
  saveNow(): Promise<boolean>
  onPublished(ids: string[]): void
}

interface Result {
  published: { id: string; title: string }[]
  left: { id: string; title: string; missing: string[] }[]
}

/** Shows readers all that was changed in a class's chapters, and says which of them lack something. */
export function PublishAll({ classId, base, isPublished, saveNow, onPublished }: PublishAllProps) {
  const t = useTexts(buildingTexts)
  const lang = useLang()
  const [result, setResult] = useState<Result | 'failed'>()
  const publish = async () => {
    if (!(await saveNow())) return setResult('failed')
    const answer = await sendAct<Result>('/api/services/v1/class/outline/publish', { id: classId }, lang)
    if (!answer.isDone || !answer.sent) return setResult('failed')
    setResult(answer.sent)
    onPublished(answer.sent.published.map(({ id }) => id))
  }
  return (
    <div className="min-w-0 space-y-2">
      <button type="button" data-act="publish-all" className="btn btn-main" onClick={() => void publish()}>
        {t.outline.publishAll}
      </button>
      <div role="status" className="wrap-anywhere">
        {result === 'failed' && <p className="text-danger-text">{t.failed}</p>}
        {typeof result === 'object' && (
          <>
            <p className="font-medium">
              {result.published.length > 0
                ? t.fill('outline.publishedAll', { count: result.published.length })
                : result.left.length === 0 && t.outline.nothing}
            </p>
            {!isPublished && result.published.length > 0 && <p className="text-ink-soft">{t.publish.classDraft}</p>}
            {result.left.length > 0 && (
              <>
                <p>{t.outline.left}</p>
                <ul className="list-disc ps-5">
                  {result.left.map(({ id, title, missing }) => (
                    <li key={id}>
                      <A href={`${base}/Chapters/${id}`} className="underline underline-offset-4">
                        {title || t.outline.untitled}
                      </A>
                      : {missing.map(path => nameOfField(t, path)).join(', ')}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  )
}
