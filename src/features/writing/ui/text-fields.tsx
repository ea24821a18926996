import { useState } from 'react'
import { RichField } from '#features/rich-editor/ui/rich-field.tsx'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { langsOfWork, nameOfLang, textIn } from '../languages.ts'
import { editorTexts } from '../texts.ts'
import type { ShownLanguages } from './language-switch.tsx'
import { problemOf } from './problem-of.ts'
import type { PostEditing } from './use-post-editing.tsx'

/** Title, summary and text in each language that is shown. One that was opened stays in the page, so that its editor keeps what can be undone. */
export function TextFields({ editing, shown }: { editing: PostEditing; shown: ShownLanguages }) {
  const [opened, setOpened] = useState(() => new Set<string>([editing.start.work.lang]))
  const langs = langsOfWork(editing.start.work, useSiteLangs())
  const isShown = (lang: string) => shown === 'both' || shown === lang
  const missing = langs.filter(lang => isShown(lang) && !opened.has(lang))
  if (missing.length > 0) setOpened(new Set([...opened, ...missing]))
  return (
    <div className={shown === 'both' ? 'grid gap-6 lg:grid-cols-2' : undefined}>
      {langs
        .filter(lang => opened.has(lang))
        .map(lang => (
          <div key={lang} hidden={!isShown(lang)} className="min-w-0 space-y-5">
            <FieldsIn editing={editing} lang={lang} />
          </div>
        ))}
    </div>
  )
}

/** The fields of the post's own language bear the calls' names; those of another begin with `translations.{lang}.`. */
function FieldsIn({ editing, lang }: { editing: PostEditing; lang: string }) {
  const t = useTexts(editorTexts)
  const { work } = editing.start
  const { title, summary, content } = textIn(work, lang)
  const isOwn = lang === work.lang
  const nameOf = (field: string) => (isOwn ? field : `translations.${lang}.${field}`)
  const labelOf = (label: string) => (isOwn ? label : t.fill('languages.of', { label, language: nameOfLang(lang) }))
  return (
    <>
      <FormField
        name={nameOf('title')}
        label={labelOf(t.title)}
        placeholder={isOwn ? t.titleHint : work.title}
        value={title}
        maxLength={200}
        autoComplete="off"
        lang={lang}
        hint={isOwn ? undefined : t.languages.titleHint}
        problem={problemOf(editing, nameOf('title'))}
        onChange={event => editing.changeText(lang, { title: event.currentTarget.value })}
      />
      <FormText
        name={nameOf('summary')}
        label={labelOf(t.summary)}
        hint={t.summaryHint}
        value={summary}
        rows={2}
        maxLength={400}
        lang={lang}
        problem={problemOf(editing, nameOf('summary'))}
        onChange={event => editing.changeText(lang, { summary: event.currentTarget.value })}
      />
      <RichField
        start={content}
        lang={lang}
        name={nameOf('content')}
        label={labelOf(t.content)}
        problem={problemOf(editing, nameOf('content'))}
        onChange={read => editing.changeContent(lang, read)}
      />
    </>
  )
}
