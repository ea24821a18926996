import { useEffect, useRef, useState } from 'react'
import { newUuid } from '#kit/new-key.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { ReaderProps } from '../ui.ts'
import { isRight } from './judge.ts'
import type { PracticeContent } from './kind.ts'
import { Question } from './question.tsx'
import { keepRound, placeIn, type Round, restoreRound } from './round.ts'
import { practiceTexts } from './texts.ts'

/** A practice: one question after the other, each judged at once and on the device, then the result. Each answer is reported as it is given. */
export default function Reader({ chapter, content, html, progress, onProgress }: ReaderProps<PracticeContent>) {
  const { reader: t, fill } = useTexts(practiceTexts)
  const { questions, passMark } = content
  const key = `practice:${chapter.seed}:${chapter.id}:${chapter.version}`
  const [round, setRound] = useState<Round>()
  // While the answer is looked at, its question stays.
  const [shown, setShown] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  useEffect(() => setRound(restoreRound(key)), [key])
  useEffect(() => {
    if (focused > 0) place.current?.focus()
  }, [focused])

  const now = placeIn(content, round ?? { answers: [] })
  const asked = questions.find(({ id }) => id === shown) ?? ('at' in now ? questions[now.at] : undefined)
  const answer = (given: readonly string[]) => {
    if (!asked) return
    const roundId = round?.id ?? newUuid()
    const one = { roundId, questionId: asked.id, given: [...given] }
    const next = { id: roundId, answers: [...(round?.answers ?? []), one] }
    const after = placeIn(content, next)
    setRound(next)
    setShown(asked.id)
    keepRound(key, 'result' in after ? undefined : next)
    onProgress({
      answers: [one],
      position: next.answers.length,
      ...('result' in after && { result: after.result, ...(after.result >= passMark && { state: 'done' as const }) }),
    })
  }
  const goOn = () => {
    setShown(undefined)
    setFocused(times => times + 1)
  }
  const again = () => {
    setRound(undefined)
    keepRound(key, undefined)
    goOn()
  }
  if (questions.length === 0) return <p>{t.none}</p>
  const at = asked ? questions.indexOf(asked) : -1
  return (
    <div className="grid gap-5" data-practice={asked ? 'asking' : 'result'}>
      {html['intro'] && at <= 0 && <RichText html={html['intro']} lang={chapter.lang} />}
      <div ref={place} tabIndex={-1} className="outline-none">
        {asked ? (
          <Question
            // Begun anew with each round.
            key={`${focused}:${asked.id}`}
            question={asked}
            promptHtml={html[asked.id] ?? ''}
            lang={chapter.lang}
            seed={`${chapter.seed}:${asked.id}`}
            title={fill('reader.question', { at: at + 1, count: questions.length })}
            answer={shown === asked.id ? round?.answers.find(({ questionId }) => questionId === asked.id)?.given : undefined}
            isLast={'result' in now}
            onAnswer={answer}
            onNext={goOn}
          />
        ) : (
          'result' in now && (
            <div className="card grid justify-items-start gap-3 p-5">
              <h2 className="text-2xl font-bold">{fill('reader.result', { percent: now.result })}</h2>
              <p>
                {fill('reader.resultOf', {
                  right: questions.filter(one => isRight(one, round?.answers.find(({ questionId }) => questionId === one.id)?.given ?? []))
                    .length,
                  count: questions.length,
                })}
              </p>
              <p>{now.result >= passMark ? t.passed : fill('reader.notYet', { passMark })}</p>
              <button type="button" data-act="again" className="btn btn-quiet" onClick={again}>
                {t.again}
              </button>
            </div>
          )
        )}
      </div>
      {progress.result !== null && <p className="text-ink-soft">{fill('reader.best', { percent: progress.result })}</p>}
    </div>
  )
}
