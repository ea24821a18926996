import type { BinEntity } from '#features/bin/bin.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'

/** Lock name: changes of pages' addresses run one after another. */
export const PAGES_LOCK = 'pages'

/** A page of the tenant's own, with its sections. */
export const PAGE_IN_BIN: BinEntity = {
  kind: 'page',
  permission: 'site.manage',
  tags: ['settings'],
  tables: [{ table: 'pages', by: 'id' }],
  suffixed: { column: 'path', within: [] },
  lock: PAGES_LOCK,
  titleOf: ({ title, path }) => {
    const words = new Map(Object.entries(Object(title)))
    return String(words.get(DEFAULT_LANG) || [...words.values()].find(Boolean) || path)
  },
  subjectOf: row => `page${row['path']}`,
}
