import { useState } from 'react'
import { MediaField } from '#features/library/ui/media-field.tsx'
import type { PickedFile } from '#ui/app/record/media-controls.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { withAlt } from '../details.ts'
import { COVER_FIELDS } from '../kind-fields.ts'
import { editorTexts } from '../texts.ts'
import { DetailFields } from './detail-fields.tsx'
import { shownTranslations } from './kind-panel.tsx'
import type { ShownLanguages } from './language-switch.tsx'
import { problemOf } from './problem-of.ts'
import type { PostEditing } from './use-post-editing.tsx'

/** The picture on a post's cards, page and share card, and what it shows. */
export function CoverPanel({ editing, shown }: { editing: PostEditing; shown: ShownLanguages }) {
  const t = useTexts(editorTexts)
  const { work } = editing.start
  const [described, setDescribed] = useState({ details: work.details, round: 0 })
  const put = (address: string, file: PickedFile | undefined) => {
    const isOther = editing.now.cover !== null && editing.now.cover !== address
    editing.change({ cover: address || null })
    if (!file) return
    editing.changeDetails(details => {
      const after = withAlt(details, 'coverAlt', file.alt, editing.now.lang, isOther)
      setDescribed(({ round }) => ({ details: after as typeof work.details, round: round + 1 }))
      return after
    })
  }
  return (
    <details className="card" open={work.cover !== null || problemOf(editing, 'cover') !== undefined}>
      <summary className="flex min-h-14 items-center px-5 font-semibold">{t.cover.title}</summary>
      <div className="space-y-4 px-5 pb-5">
        <MediaField
          name="cover"
          label={t.cover.address}
          value={work.cover ?? ''}
          problem={problemOf(editing, 'cover')}
          hasAlt={false}
          onChange={put}
        />
        <DetailFields
          // What the library says of the picture is shown.
          key={described.round}
          fields={COVER_FIELDS}
          start={described.details}
          path="details"
          lang={editing.now.lang}
          langs={shownTranslations(editing, shown)}
          timeZone=""
          problemOf={path => problemOf(editing, path)}
          onChange={editing.changeDetails}
        />
      </div>
    </details>
  )
}
