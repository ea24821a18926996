import { useTexts } from '#ui/lang/use-texts.tsx'
import { COVER_FIELDS } from '../kind-fields.ts'
import { editorTexts } from '../texts.ts'
import { DetailFields } from './detail-fields.tsx'
import { shownTranslations } from './kind-panel.tsx'
import type { ShownLanguages } from './language-switch.tsx'
import { problemOf } from './problem-of.ts'
import { UploadField } from './upload-field.tsx'
import type { PostEditing } from './use-post-editing.tsx'

/** The picture on a post's cards, page and share card, and what it shows. */
export function CoverPanel({ editing, shown }: { editing: PostEditing; shown: ShownLanguages }) {
  const t = useTexts(editorTexts)
  const { work } = editing.start
  return (
    <details className="card" open={work.cover !== null || problemOf(editing, 'cover') !== undefined}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.cover.title}</summary>
      <div className="space-y-4 px-5 pb-5">
        <UploadField
          name="cover"
          label={t.cover.address}
          kind="image"
          value={work.cover ?? ''}
          problem={problemOf(editing, 'cover')}
          onChange={address => editing.change({ cover: address || null })}
        />
        <DetailFields
          fields={COVER_FIELDS}
          start={work.details}
          path="details"
          langs={shownTranslations(editing, shown)}
          timeZone=""
          problemOf={path => problemOf(editing, path)}
          onChange={editing.changeDetails}
        />
      </div>
    </details>
  )
}
