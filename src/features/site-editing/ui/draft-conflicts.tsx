import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { fieldLabel, isList, toText } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'
import type { ShownConflict } from './draft-saver.ts'

interface DraftConflictsProps {
  conflicts: readonly ShownConflict[]
  onTake(path: string, theirs: string): void
  onPublish(): void
}

/** Fields that somebody else published since the draft was begun: theirs can be taken, or the draft published over them. */
export function DraftConflicts({ conflicts, onTake, onPublish }: DraftConflictsProps) {
  const t = useTexts(siteEditingTexts)
  return (
    <FormMessage>
      <p className="font-semibold">{t.conflict.title}</p>
      <ul className="mt-2 space-y-2">
        {conflicts.map(({ path, theirs, by }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-3">
            <span>
              {t.fill(isList(path) ? 'conflict.composed' : 'conflict.line', {
                field: fieldLabel(path, t.fields),
                by: by || t.conflict.somebody,
                value: typeof theirs === 'string' ? theirs : JSON.stringify(theirs),
              })}
            </span>
            {(typeof theirs === 'string' || isList(path)) && (
              <button
                type="button"
                onClick={() => onTake(path, toText(theirs ?? []))}
                className="min-h-11 font-medium underline underline-offset-4"
              >
                {t.conflict.take}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" data-act="publish-over" onClick={onPublish} className="min-h-11 font-medium underline underline-offset-4">
        {t.conflict.over}
      </button>
    </FormMessage>
  )
}
