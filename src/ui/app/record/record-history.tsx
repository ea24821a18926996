import { useTexts } from '../../lang/use-texts.tsx'
import { lazyPart } from '../part/lazy-part.tsx'
import { VersionList } from '../versions/version-list.tsx'
import type { EditedRecord, RecordField, Work } from './edited-record.ts'
import { compareWorks } from './field-words.ts'
import { readVersion, readVersions } from './record-calls.ts'
import { recordFormTexts } from './texts.ts'
import type { RecordEditing } from './use-record-editing.tsx'

const TextDifference = lazyPart(() => import('../versions/text-difference.tsx').then(module => module.TextDifference))

interface RecordHistoryProps {
  record: EditedRecord
  editing: RecordEditing
  calls: string
  fields: readonly RecordField[]
}

interface Compared {
  work: Work
  fields: readonly RecordField[]
}

/** The versions of a record: who and when, which fields each changed, and how it differs from the newest. */
export function RecordHistory({ record: { id, isLocked }, editing, calls, fields }: RecordHistoryProps) {
  const t = useTexts(recordFormTexts)
  const { version: newest } = editing.view
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    translations: t.history.translations,
  }
  const load = async () => {
    // Nothing of it is stored yet.
    const versions = newest === 0 ? [] : await readVersions(calls, id)
    return versions.map(({ changed, ...one }) => {
      const names = changed.flatMap(name => labels[name] ?? []).join(', ')
      return {
        ...one,
        title: t.fill('history.version', { number: one.version }),
        note: names && t.fill('history.changed', { fields: names }),
      }
    })
  }
  return (
    <VersionList<Compared>
      newest={newest}
      mayRestore={!isLocked}
      load={load}
      read={async version => {
        const work = await readVersion(calls, id, version)
        return work && { work, fields }
      }}
      restore={async version => {
        const result = await editing.restore(version)
        if (result.isDone) return result
        // The fields that today's rules refuse.
        const refused = result.problems.map(({ path, message }) => `${labels[path.split('.')[0] ?? ''] ?? path}: ${message}`)
        return { isDone: false, message: [result.message, ...refused].filter(Boolean).join(' · ') }
      }}
      Difference={RecordDifference}
    />
  )
}

function RecordDifference({ older, newer }: { older: Compared; newer: Compared }) {
  return <TextDifference texts={compareWorks(newer.fields, older.work, newer.work)} />
}
