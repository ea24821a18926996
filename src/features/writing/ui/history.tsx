import type { PostWork } from '#features/posts/work.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { toLines } from '#platform/rich-text/to-words.ts'
import type { ComparedText } from '#ui/app/versions/difference.tsx'
import { type Version, Versions } from '#ui/app/versions/versions.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { editingContract } from '../contract.ts'
import { langsOfWork, nameOfLang, textIn } from '../languages.ts'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

/** The versions of a post. */
export function History({ editing, id }: { editing: PostEditing; id: string }) {
  const t = useTexts(editorTexts)
  const { version: newest } = editing.view
  const load = async () => {
    // Nothing of it is stored yet.
    if (newest === 0) return []
    const response = await callsOf<typeof editingContract>().api.services.v1.post.version.list.$get({ query: { id } })
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as { data: Version[] | null }
    return data ?? []
  }
  const compare = async (version: number): Promise<ComparedText[] | null> => {
    const [older, newer] = await Promise.all([editing.readVersion(version), editing.readVersion(newest)])
    if (!older || !newer) return null
    return langsOfWork(newer).flatMap(lang => {
      const [before, after] = [textsOf(older, lang), textsOf(newer, lang)]
      return (['title', 'summary', 'content'] as const).map(field => ({
        label: lang === newer.lang ? t[field] : t.fill('languages.of', { label: t[field], language: nameOfLang(lang) }),
        lang,
        before: before[field],
        after: after[field],
      }))
    })
  }
  return <Versions load={load} newest={newest} compare={compare} restore={editing.restore} />
}

function textsOf(work: PostWork, lang: string) {
  const { title, summary, content } = textIn(work, lang)
  return { title, summary, content: toLines(content).join('\n') }
}
