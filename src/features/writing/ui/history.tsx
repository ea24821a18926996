import type { PostWork } from '#features/posts/work.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { type ListedVersion, VersionList } from '#ui/app/versions/version-list.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { editingContract } from '../contract.ts'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

const VersionDifference = lazyPart(() => import('./version-difference.tsx').then(module => module.default))

interface Version {
  version: number
  title: string
  savedBy: string | null
  savedAt: string
  isShown: boolean
  isAside: boolean
}

/** The versions of a post: who and when, and what each changed; any of them can become the newest again. */
export function History({ editing, id }: { editing: PostEditing; id: string }) {
  const t = useTexts(editorTexts)
  const { version: newest } = editing.view
  const load = async (): Promise<ListedVersion[]> => {
    // Nothing of it is stored yet.
    if (newest === 0) return []
    const response = await callsOf<typeof editingContract>().api.services.v1.post.version.list.$get({ query: { id } })
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as { data: Version[] | null }
    return (data ?? []).map(({ title, isShown, isAside, ...one }) => ({
      ...one,
      title: title || t.list.untitled,
      marks: [...(isShown ? [t.history.shown] : []), ...(isAside ? [t.history.aside] : [])],
    }))
  }
  return (
    <VersionList<PostWork>
      newest={newest}
      load={load}
      read={editing.readVersion}
      restore={editing.restore}
      Difference={VersionDifference}
    />
  )
}
