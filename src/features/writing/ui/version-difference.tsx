import type { PostWork } from '#features/posts/work.ts'
import { toLines } from '#platform/rich-text/to-words.ts'
import { TextDifference } from '#ui/app/versions/text-difference.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { langsOfWork, nameOfLang, textIn } from '../languages.ts'
import { editorTexts } from '../texts.ts'

/** What the newer version adds to the older one and takes away, in title, summary and text of each language. Loaded when it is first asked for. */
export default function VersionDifference({ older, newer }: { older: PostWork; newer: PostWork }) {
  const t = useTexts(editorTexts)
  const fields = { title: t.title, summary: t.summary, content: t.content }
  const texts = langsOfWork(newer).flatMap(lang => {
    const [before, after] = [textsOf(older, lang), textsOf(newer, lang)]
    return (['title', 'summary', 'content'] as const).map(field => ({
      label: lang === newer.lang ? fields[field] : t.fill('languages.of', { label: fields[field], language: nameOfLang(lang) }),
      lang,
      before: before[field],
      after: after[field],
    }))
  })
  return <TextDifference texts={texts} />
}

function textsOf(work: PostWork, lang: string) {
  const { title, summary, content } = textIn(work, lang)
  return { title, summary, content: toLines(content).join('\n') }
}
