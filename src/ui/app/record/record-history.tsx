import { useTexts } from '../../lang/use-texts.tsx'
import { Versions } from '../versions/versions.tsx'
import type { EditedRecord, RecordField } from './edited-record.ts'
import { compareWorks } from './field-words.ts'
import { readVersion, readVersions } from './record-calls.ts'
import { recordFormTexts } from './texts.ts'
import type { RecordEditing } from './use-record-editing.tsx'

interface RecordHistoryProps {
  record: EditedRecord
  editing: RecordEditing
  calls: string
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
    <Versions
      newest={newest}
      mayRestore={!isLocked}
      load={load}
      compare={async version => {
        const [older, newer] = await Promise.all([readVersion(calls, id, version), readVersion(calls, id, newest)])
        return older && newer && compareWorks(fields, older, newer)
      }}
      restore={async version => {
        const result = await editing.restore(version)
        if (result.isDone) return result
        // The fields that today's rules refuse.
        const refused = result.problems.map(({ path, message }) => `${labels[path.split('.')[0] ?? ''] ?? path}: ${message}`)
        return { isDone: false, message: [result.message, ...refused].filter(Boolean).join(' · ') }
      }}
    />
  )
}
