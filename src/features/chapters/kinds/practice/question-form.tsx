import X from 'lucide-react/icons/x'
import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import type { Lang } from '#kit/lang.ts'
import { newUuid } from '#kit/new-key.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { CONTROL_LOOK, FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { PracticeQuestion } from './kind.ts'
import { practiceTexts } from './texts.ts'

interface QuestionFormProps {
  question: PracticeQuestion
  lang: Lang
  onChange(question: PracticeQuestion): void
}

const MAX_ROWS = 12
const MAX_ANSWERS = 20

/** Writes one question: what is asked, the answers and what is said after each. */
export function QuestionForm({ question, lang, onChange }: QuestionFormProps) {
  const { form: t } = useTexts(practiceTexts)
  return (
    <div className="grid gap-4 pt-2 pb-3">
      <RecordRichField
        name={`prompt-${question.id}`}
        label={t.prompt}
        lang={lang}
        value={question.prompt}
        problem={undefined}
        // Named boundary: the editor's document.
        onChange={prompt => onChange({ ...question, prompt: prompt as RichDocument })}
      />
      {question.type === 'fill' ? <Gaps {...{ question, lang, onChange }} /> : <Options {...{ question, lang, onChange }} />}
      {(['whenRight', 'whenWrong'] as const).map(name => (
        <FormText
          key={name}
          name={name}
          id={`${name}-${question.id}`}
          label={t[name]}
          optional={t.optional}
          lang={lang}
          rows={2}
          maxLength={1000}
          value={question[name]}
          onChange={({ currentTarget: { value } }) => onChange({ ...question, [name]: value })}
        />
      ))}
    </div>
  )
}

type Chosen = Exclude<PracticeQuestion, { type: 'fill' }>

interface PartProps<Question extends PracticeQuestion> {
  question: Question
  lang: Lang
  onChange(question: Question): void
}

function Options({ question, lang, onChange }: PartProps<Chosen>) {
  const { form: t, fill } = useTexts(practiceTexts)
  const { options } = question
  const isRight = (id: string) =>
    question.type !== 'order' && (question.type === 'single' ? question.right === id : question.right.includes(id))
  const choose = (id: string, isChosen: boolean) => {
    if (question.type === 'single') onChange({ ...question, right: id })
    if (question.type === 'multiple') {
      const others = question.right.filter(one => one !== id)
      onChange({ ...question, right: isChosen ? [...others, id] : others })
    }
  }
  const remove = (id: string) => {
    const left = options.filter(one => one.id !== id)
    if (question.type === 'single') onChange({ ...question, options: left, right: question.right === id ? null : question.right })
    else if (question.type === 'multiple') onChange({ ...question, options: left, right: question.right.filter(one => one !== id) })
    else onChange({ ...question, options: left })
  }
  return (
    <fieldset>
      <legend className="font-medium">{question.type === 'order' ? t.optionsOrdered : t.options}</legend>
      <OrderedList
        items={options}
        keyOf={({ id }) => id}
        nameOf={({ text }, at) => text || fill('form.option', { at: at + 1 })}
        onOrder={ordered => onChange({ ...question, options: ordered })}
      >
        {({ id, text }, at) => (
          <div className="flex items-center gap-1">
            {question.type !== 'order' && (
              <span className="grid size-11 shrink-0 place-items-center">
                <input
                  type={question.type === 'single' ? 'radio' : 'checkbox'}
                  name={`right-${question.id}`}
                  aria-label={fill('form.isRight', { at: at + 1 })}
                  checked={isRight(id)}
                  className="accent-primary size-5"
                  onChange={({ currentTarget: { checked } }) => choose(id, checked)}
                />
              </span>
            )}
            <input
              name={`option-${id}`}
              lang={lang}
              aria-label={fill('form.option', { at: at + 1 })}
              value={text}
              maxLength={500}
              className={`${CONTROL_LOOK} mt-0 h-11 min-w-0 px-3`}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...question, options: options.map(one => (one.id === id ? { id, text: value } : one)) })
              }
            />
            <button
              type="button"
              aria-label={fill('form.removeOption', { at: at + 1 })}
              className="text-ink-soft grid size-11 shrink-0 place-items-center"
              onClick={() => remove(id)}
            >
              <X aria-hidden size={20} />
            </button>
          </div>
        )}
      </OrderedList>
      {options.length < MAX_ROWS && (
        <button
          type="button"
          data-act="add-option"
          className="btn btn-quiet mt-2"
          onClick={() => onChange({ ...question, options: [...options, { id: newUuid(), text: '' }] })}
        >
          {t.addOption}
        </button>
      )}
    </fieldset>
  )
}

function Gaps({ question, lang, onChange }: PartProps<Extract<PracticeQuestion, { type: 'fill' }>>) {
  const { form: t, fill } = useTexts(practiceTexts)
  const { gaps } = question
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t.gaps}</legend>
      {gaps.map((gap, at) => (
        <div key={gap.id} className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <FormText
              name={`gap-${gap.id}`}
              label={fill('form.gap', { at: at + 1 })}
              hint={t.gapHint}
              lang={lang}
              rows={2}
              value={gap.answers.join('\n')}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...question, gaps: gaps.map(one => (one.id === gap.id ? { ...one, answers: toAnswers(value) } : one)) })
              }
            />
          </div>
          <button
            type="button"
            aria-label={fill('form.removeGap', { at: at + 1 })}
            className="text-ink-soft grid size-11 shrink-0 place-items-center"
            onClick={() => onChange({ ...question, gaps: gaps.filter(one => one.id !== gap.id) })}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      ))}
      {gaps.length < MAX_ROWS && (
        <div>
          <button
            type="button"
            data-act="add-gap"
            className="btn btn-quiet"
            onClick={() => onChange({ ...question, gaps: [...gaps, { id: newUuid(), answers: [] }] })}
          >
            {t.addGap}
          </button>
        </div>
      )}
    </fieldset>
  )
}

function toAnswers(lines: string): string[] {
  return lines
    .split('\n')
    .map(line => line.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, MAX_ANSWERS)
}
