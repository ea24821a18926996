import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import { newUuid } from '#kit/new-key.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import { isWhole, type PracticeContent, type PracticeQuestion } from './kind.ts'
import { QuestionForm } from './question-form.tsx'
import { practiceTexts } from './texts.ts'

const TYPES = ['single', 'multiple', 'order', 'fill'] as const
const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
const MAX_QUESTIONS = 60
const NAME_LENGTH = 60

/** Writes a practice: its questions in their order, one of them open at a time, since each has a text editor. */
export default function Form({ content, onChange, problems, lang }: FormProps<PracticeContent>) {
  const { form: t, fill } = useTexts(practiceTexts)
  const [open, setOpen] = useState<string>()
  const { questions } = content
  const put = (next: PracticeQuestion[]) => onChange({ ...content, questions: next })
  const add = (type: PracticeQuestion['type']) => {
    const question = beginQuestion(type)
    put([...questions, question])
    setOpen(question.id)
  }
  const nameOf = (question: PracticeQuestion, at: number) =>
    fill('form.questionName', { at: at + 1, name: toWords(question.prompt).trim().slice(0, NAME_LENGTH) || t.unnamed })
  return (
    <div className="grid gap-6">
      <RecordRichField
        name="intro"
        label={t.intro}
        lang={lang}
        value={content.intro}
        problem={undefined}
        // Named boundary: the editor's document.
        onChange={intro => onChange({ ...content, intro: intro as RichDocument })}
      />
      <FormField
        name="passMark"
        type="number"
        min={0}
        max={100}
        inputMode="numeric"
        label={t.passMark}
        hint={t.passMarkHint}
        value={String(content.passMark)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...content, passMark: Math.min(100, Math.max(0, Math.round(Number(value) || 0))) })
        }
      />
      <fieldset id="questions" tabIndex={-1}>
        <legend className="text-xl font-bold">{t.questions}</legend>
        {problems.includes('questions') && <p className="text-danger-text mt-1.5 font-medium">{t.problem}</p>}
        <OrderedList items={questions} keyOf={({ id }) => id} nameOf={nameOf} onOrder={put}>
          {(question, at) => (
            <div data-question={question.type}>
              <div className="flex flex-wrap items-center gap-2">
                <button
                  type="button"
                  aria-expanded={open === question.id}
                  className="min-h-11 min-w-0 grow text-start font-medium wrap-anywhere"
                  onClick={() => setOpen(open === question.id ? undefined : question.id)}
                >
                  {nameOf(question, at)}
                  <span className="text-ink-soft block font-normal">
                    {t.types[question.type]}
                    {!isWhole(question) && ` · ${t.unfinished}`}
                  </span>
                </button>
                <button
                  type="button"
                  data-act="delete"
                  aria-label={fill('form.remove', { at: at + 1 })}
                  className="text-ink-soft grid size-11 shrink-0 place-items-center"
                  onClick={() => put(questions.toSpliced(at, 1))}
                >
                  <Trash2 aria-hidden size={20} />
                </button>
              </div>
              {open === question.id && (
                <QuestionForm
                  question={question}
                  lang={lang}
                  onChange={changed => put(questions.map(one => (one.id === changed.id ? changed : one)))}
                />
              )}
            </div>
          )}
        </OrderedList>
        {questions.length < MAX_QUESTIONS && (
          <fieldset className="mt-3">
            <legend className="font-medium">{t.add}</legend>
            <p className="mt-2 flex flex-wrap gap-2">
              {TYPES.map(type => (
                <button key={type} type="button" data-act={`add-${type}`} className="btn btn-quiet" onClick={() => add(type)}>
                  {t.types[type]}
                </button>
              ))}
            </p>
          </fieldset>
        )}
      </fieldset>
    </div>
  )
}

/** Returns a question to begin with: two empty options, or one gap. */
function beginQuestion(type: PracticeQuestion['type']): PracticeQuestion {
  const base = { id: newUuid(), prompt: EMPTY, whenRight: '', whenWrong: '' }
  if (type === 'fill') return { ...base, type, gaps: [{ id: newUuid(), answers: [] }] }
  const options = [
    { id: newUuid(), text: '' },
    { id: newUuid(), text: '' },
  ]
  if (type === 'single') return { ...base, type, options, right: null }
  return type === 'multiple' ? { ...base, type, options, right: [] } : { ...base, type, options }
}
