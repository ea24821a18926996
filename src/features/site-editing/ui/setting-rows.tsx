import { toSlug } from '#kit/text.ts'
import { RowsField } from '#ui/app/record/rows-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { SettingColumn, SettingField } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'

interface SettingRowsProps {
  field: SettingField
  label: string
  hint?: string
  /** The list as JSON. */
  value: string
  problem: string | undefined
  onChange(value: string): void
}

/** A list of objects among the settings, such as the festival's speakers. */
export function SettingRows({ field: { path, columns = [] }, label, hint, value, problem, onChange }: SettingRowsProps) {
  const words: Record<string, string> = useTexts(siteEditingTexts).columns
  const lang = useLang()
  // Named boundary: lists of settings are JSON (`toText`).
  const rows = JSON.parse(value || '[]') as unknown[]
  return (
    <RowsField
      name={path}
      label={label}
      hint={hint}
      problem={problem}
      value={rows}
      columns={columns.map(({ name, type }) => ({ name, type, label: words[name] ?? name }))}
      lang={lang}
      mayUpload
      onChange={next => onChange(JSON.stringify(next.map((row, at) => toValues(Object(row), columns, path, at))))}
    />
  )
}

/** A row's cells, which are texts, as the schema of the setting wants them. Speakers bear an id, of which their drawing is made. */
function toValues(cells: Record<string, string>, columns: readonly SettingColumn[], path: string, at: number): Record<string, unknown> {
  const values = columns.map(({ name, type }) => [name, toValue(cells[name] ?? '', type)])
  const id = path === 'festival.speakers' && { id: cells['id'] || toSlug(cells['name'] ?? '', 60) || String(at + 1) }
  return { ...id, ...Object.fromEntries(values) }
}

function toValue(cell: string, type: SettingColumn['type']): string | number | boolean {
  if (type === 'check') return cell === 'true'
  return type === 'number' && /^\d+$/.test(cell) ? Number(cell) : cell
}
