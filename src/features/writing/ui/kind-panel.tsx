import type { LineUpChoices } from '#features/post-details/line-up.ts'
import { kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { withValue } from '../details.ts'
import { fieldGroupsOf } from '../kind-fields.ts'
import { langsOfWork } from '../languages.ts'
import { editorTexts } from '../texts.ts'
import { DetailFields } from './detail-fields.tsx'
import type { ShownLanguages } from './language-switch.tsx'
import { problemOf } from './problem-of.ts'
import type { PostEditing } from './use-post-editing.tsx'

interface KindPanelProps {
  kind: PostKind
  editing: PostEditing
  shown: ShownLanguages
  /** The site's own. */
  timeZone: string
  lineUp: LineUpChoices | undefined
}

/** The fields that posts of a kind have besides their text. */
export function KindPanel({ kind, editing, shown, timeZone, lineUp }: KindPanelProps) {
  const t = useTexts(editorTexts)
  const chosen = editing.now.details['timeZone']
  const zone = typeof chosen === 'string' ? chosen : timeZone
  return fieldGroupsOf(kindOf(kind)).map(({ title, fields }) => (
    <section key={title} aria-labelledby={`group-${title}`} className="card p-5">
      <h2 id={`group-${title}`} className="text-lg font-semibold">
        {t.groups[title]}
      </h2>
      <div className="mt-4 space-y-4">
        <DetailFields
          fields={fields}
          start={title === 'when' ? editing.now.details : editing.start.work.details}
          path="details"
          lineUp={lineUp}
          lang={editing.now.lang}
          langs={shownTranslations(editing, shown)}
          timeZone={zone}
          problemOf={path => problemOf(editing, path)}
          onChange={change =>
            editing.changeDetails(before => {
              const after = change(before)
              return after['timeZone'] === before['timeZone'] ? after : atSameClock(after, zone, zoneOf(after, timeZone))
            })
          }
        />
      </div>
    </section>
  ))
}

/** Returns the languages besides the post's own that are shown. */
export function shownTranslations({ now }: PostEditing, shown: ShownLanguages): string[] {
  return langsOfWork(now).filter(lang => lang !== now.lang && (shown === 'both' || shown === lang))
}

const zoneOf = (details: Record<string, unknown>, site: string) => (typeof details['timeZone'] === 'string' ? details['timeZone'] : site)

/** Ten o'clock stays ten o'clock in another time zone. */
function atSameClock(details: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  let moved = details
  for (const name of ['startsAt', 'endsAt'])
    if (details[name] !== undefined) moved = withValue(moved, name, fromZonedInput(toZonedInput(details[name], from), to))
  return moved
}
