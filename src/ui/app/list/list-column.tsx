import type { Column } from '../rows.tsx'

/** A column of a list. */
export interface ListColumn<T> extends Column<T> {
  /** Its name in the address, and in `sort` if the list can be sorted by it. */
  key: string
  isSortable?: boolean
  /** Not shown unless somebody chooses it. */
  isHidden?: boolean
}
