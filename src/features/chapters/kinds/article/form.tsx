import { RichField } from '#features/rich-editor/ui/rich-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import type { ArticleContent } from './kind.ts'
import { articleTexts } from './texts.ts'

/** Writes an article: the studio's editor. It keeps what is typed itself; another text needs another `key`. */
export default function Form({ content, onChange, problems, lang }: FormProps<ArticleContent>) {
  const t = useTexts(articleTexts)
  return (
    <RichField
      start={content.body}
      lang={lang}
      name="content.body"
      label={t.body}
      problem={problems.includes('body') ? t.bodyMissing : undefined}
      onChange={read => onChange({ ...content, body: read() })}
    />
  )
}
