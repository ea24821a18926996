import type { TableName } from '#features/imports/import.ts'
import type { TableColumn } from '#features/imports/tables/table-kind.ts'
import { importTexts } from '#features/imports/texts.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'

/** What a table's columns hold, with an example of each, and its first row as a file. */
export function TableColumns({ table, columns }: { table: TableName; columns: readonly TableColumn[] }) {
  const t = useTexts(importTexts)
  const about: Readonly<Record<string, string>> = t.columns
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{t.tables[table]}</p>
      <details className="card p-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t.columnsTitle}</summary>
        <dl className="divide-line mt-2 divide-y">
          {columns.map(one => (
            <div key={one.name} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_1fr]">
              <dt className="font-semibold wrap-anywhere">
                {one.name}
                {one.isRequired && <span className="text-ink-soft font-normal"> · {t.columnRequired}</span>}
              </dt>
              <dd className="wrap-anywhere">
                {about[one.name]} <span className="text-ink-soft">{t.fill('columnExample', { example: one.example })}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p>
        <a
          href={`/Studio/Import/Template.csv?table=${table}`}
          download
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t.template}
        </a>
      </p>
    </div>
  )
}
