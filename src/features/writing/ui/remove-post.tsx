import { Form } from 'react-router'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

/** Moves the post to the bin and leads to the list, which offers to undo it. Not while something is unsaved: that is not in the bin then. */
export function RemovePost({ editing, id }: { editing: PostEditing; id: string }) {
  const t = useTexts(editorTexts)
  const { version, state } = editing.view
  if (version === 0) return null
  return (
    <Form method="post" action="/Studio/Posts">
      <input type="hidden" name="form" value="delete" />
      <input type="hidden" name="ids" value={id} />
      <button type="submit" data-act="delete" disabled={state !== 'saved'} className="btn btn-quiet text-danger-text w-full">
        {t.remove}
      </button>
    </Form>
  )
}
