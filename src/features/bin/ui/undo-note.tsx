import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { binTexts } from '../texts.ts'

/**
 * Says right after a removal that it can be undone. Shown by a list whose address says `done=binned` with `batch` and `count`; its form is `undoForm`.
 * Renders nothing otherwise, but that something is back for `done=undone`.
 */
export function UndoNote({ query }: { query: Readonly<Record<string, string>> }) {
  const t = useTexts(binTexts)
  const { done, batch } = query
  const count = Number(query['count'] ?? 1)
  if (done === 'undone') return <FormMessage tone="done">{t.restored}</FormMessage>
  if (done !== 'binned' || !batch) return null
  return (
    <FormMessage tone="done">
      <div className="flex flex-wrap items-center gap-x-4">
        <p>{count > 1 ? t.fill('movedMany', { count }) : t.moved}</p>
        <PostButton form="undo" values={{ batch }} className="min-h-11 font-semibold underline underline-offset-4">
          {t.undo}
        </PostButton>
        <A href="/Studio/Bin" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t.toBin}
        </A>
      </div>
    </FormMessage>
  )
}
