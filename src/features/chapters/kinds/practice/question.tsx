import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import type { Lang } from '#kit/lang.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { isGiven, isRight } from './judge.ts'
import type { PracticeQuestion } from './kind.ts'
import { shuffle, shuffleAway } from './shuffle.ts'
import { practiceTexts } from './texts.ts'

interface QuestionProps {
  question: PracticeQuestion
  promptHtml: string
  lang: Lang
  seed: string
  title: string
  /** What was answered; undefined while it is asked. */
  answer: readonly string[] | undefined
  isLast: boolean
  onAnswer(given: readonly string[]): void
  onNext(): void
}

/** A question that is asked, and once it is answered what was right. */
export function Question({ question, promptHtml, lang, seed, title, answer, isLast, onAnswer, onNext }: QuestionProps) {
  const { reader: t } = useTexts(practiceTexts)
  const [given, setGiven] = useState<readonly string[]>(() =>
    question.type === 'order' ? shuffleAway(question.options, seed).map(({ id }) => id) : [],
  )
  const id = useId()
  const isDone = answer !== undefined
  const wasRight = answer && isRight(question, answer)
  const words = wasRight ? question.whenRight : question.whenWrong
  return (
    <form
      className="card grid gap-4 p-4 md:p-6"
      data-question={question.type}
      data-local=""
      onSubmit={event => {
        event.preventDefault()
        if (isDone) onNext()
        else if (isGiven(question, given)) onAnswer(given)
      }}
    >
      <h2 className="text-ink-soft font-medium">{title}</h2>
      <div id={id}>
        <RichText html={promptHtml} lang={lang} />
      </div>
      <fieldset disabled={isDone} aria-labelledby={id} className="grid gap-2">
        <p className="text-ink-soft">{t[question.type]}</p>
        <Answer {...{ question, given, seed, lang, isDone }} onChange={setGiven} />
      </fieldset>
      <div role="status" className="empty:hidden">
        {isDone && (
          <div className={`rounded border-2 p-3 ${wasRight ? 'border-success-text' : 'border-danger-text'}`}>
            <p className="flex items-center gap-2 font-bold">
              {wasRight ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
              {wasRight ? t.right : t.wrong}
            </p>
            {words && <p className="mt-1 whitespace-pre-line">{words}</p>}
            {!wasRight && <RightAnswer question={question} />}
          </div>
        )}
      </div>
      <div>
        <button
          type="submit"
          data-act={isDone ? 'next' : 'check'}
          className="btn btn-main max-sm:w-full"
          disabled={!isDone && !isGiven(question, given)}
        >
          {isDone ? (isLast ? t.finish : t.next) : t.check}
        </button>
      </div>
    </form>
  )
}

interface AnswerProps {
  question: PracticeQuestion
  given: readonly string[]
  seed: string
  lang: Lang
  isDone: boolean
  onChange(given: readonly string[]): void
}

function Answer({ question, given, seed, lang, isDone, onChange }: AnswerProps) {
  const { reader: t, fill } = useTexts(practiceTexts)
  const name = useId()
  if (question.type === 'fill')
    return question.gaps.map((gap, at) => (
      <FormField
        key={gap.id}
        name={`${name}-${at}`}
        label={fill('reader.gap', { at: at + 1 })}
        lang={lang}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={given[at]}
        onChange={({ currentTarget: { value } }) =>
          onChange(question.gaps.map((_, other) => (other === at ? value : (given[other] ?? ''))))
        }
      />
    ))
  const textOf = (id: string) => question.options.find(one => one.id === id)?.text ?? ''
  if (question.type === 'order')
    return (
      <div inert={isDone}>
        <OrderedList items={given} keyOf={id => id} nameOf={textOf} onOrder={onChange}>
          {id => (
            <p lang={lang} className="py-2.5 wrap-anywhere">
              {textOf(id)}
            </p>
          )}
        </OrderedList>
      </div>
    )
  const isSingle = question.type === 'single'
  const right = question.type === 'single' ? [question.right] : question.right
  return shuffle(question.options, seed).map(({ id, text }) => {
    const isChosen = given.includes(id)
    const mark = isDone ? (right.includes(id) ? t.rightOption : isChosen ? t.wrongOption : undefined) : undefined
    return (
      <label
        key={id}
        className="border-line has-checked:border-primary-text has-checked:bg-tint flex min-h-12 items-start gap-3 rounded border p-3"
      >
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          checked={isChosen}
          className="accent-primary mt-0.5 size-5 shrink-0"
          onChange={({ currentTarget: { checked } }) =>
            onChange(isSingle ? [id] : checked ? [...given, id] : given.filter(one => one !== id))
          }
        />
        <span lang={lang} className="min-w-0 grow wrap-anywhere">
          {text}
        </span>
        {mark && (
          <span className={`shrink-0 font-medium ${mark === t.rightOption ? 'text-success-text' : 'text-danger-text'}`}>{mark}</span>
        )}
      </label>
    )
  })
}

/** What would have been right, where the answers do not show it themselves. */
function RightAnswer({ question }: { question: PracticeQuestion }) {
  const { reader: t } = useTexts(practiceTexts)
  if (question.type !== 'order' && question.type !== 'fill') return null
  const lines =
    question.type === 'order'
      ? question.options.map(({ id, text }) => ({ id, text }))
      : question.gaps.map(({ id, answers }) => ({ id, text: answers[0] ?? '' }))
  return (
    <>
      <p className="mt-2 font-medium">{t.answerIs}</p>
      <ol className="list-decimal ps-6">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  )
}
