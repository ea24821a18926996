import { RecordRichField } from '#features/rich-editor/ui/record-rich-field.tsx'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { FormCheck } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import type { DiscussionContent } from './kind.ts'
import { discussionTexts } from './texts.ts'

/** Writes what a discussion is about. */
export default function Form({ content, onChange, problems, lang }: FormProps<DiscussionContent>) {
  const { form: t } = useTexts(discussionTexts)
  return (
    <div className="grid gap-6">
      <RecordRichField
        name="question"
        label={t.question}
        lang={lang}
        value={content.question}
        problem={problems.includes('question') ? t.problem : undefined}
        // Named boundary: the editor's document.
        onChange={question => onChange({ ...content, question: question as RichDocument })}
      />
      <FormCheck
        name="writesFirst"
        label={t.writesFirst}
        isChecked={content.writesFirst}
        onChange={({ currentTarget }) => onChange({ ...content, writesFirst: currentTarget.checked })}
      />
    </div>
  )
}
