import type { FieldReason } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Note, ReadRow } from '../import.ts'
import type { Staged } from '../staged.ts'
import { importReason } from '../texts.ts'
import type { TableKind, TableSetting } from './table-kind.ts'

const NOTHING = { oldPath: null, record: null, slug: null, pictures: [], email: null }

/** Returns what would become of the rows of a table, before it is known which are here already. */
export async function stageRows(ctx: Ctx, kind: TableKind, rows: readonly ReadRow[], setting: TableSetting): Promise<Staged[]> {
  const read = await kind.read(
    ctx,
    rows.map(one => one.cells),
    setting,
  )
  return read.map((one, at) => {
    const beyond: FieldReason[] = rows[at]?.tooMany ? [{ path: '', reason: importReason('CellsBeyond') }] : []
    const problems = 'problems' in one ? [...one.problems, ...beyond] : beyond
    const title = one.title.slice(0, 300)
    const { email = null } = one
    if ('problems' in one || problems.length > 0)
      return { ...NOTHING, entity: 'row', oldKey: '', title, state: 'wrong', notes: problems.map(toNote), email }
    const { key, record, notes = [] } = one
    const pictures = kind.picturesOf?.(record) ?? []
    return { ...NOTHING, entity: 'row', oldKey: key.slice(0, 500), title, state: 'comes', notes: [...notes], record, pictures, email }
  })
}

/** What is wrong with a cell, as a note: which column, and the reason's code with its values. */
function toNote({ path, reason }: FieldReason): Note {
  return { code: path === '' ? reason.code : 'Cell', values: { ...reason.values, column: path, why: reason.code } }
}
