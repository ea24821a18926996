import type { BinEntity } from '#features/bin/bin.ts'

/** Lock name: changes to series run one after another. */
export const SERIES = 'series of posts'

/** A post with all that is its own; its parts and the requests about it stay without it. */
export const POST_IN_BIN: BinEntity = {
  kind: 'post',
  permission: 'content.write',
  tags: ['posts'],
  tables: [
    { table: 'posts', by: 'id' },
    { table: 'post_translations', by: 'post_id' },
    { table: 'post_versions', by: 'post_id' },
    { table: 'post_views', by: 'post_id' },
    { table: 'post_former_slugs', by: 'post_id' },
    { table: 'post_previews', by: 'post_id' },
  ],
  mentions: [
    { table: 'posts', column: 'parent_id' },
    { table: 'appointments', column: 'post_id' },
  ],
  suffixed: { column: 'slug', within: ['kind'] },
  lock: SERIES,
  titleOf: row => String(row['title']),
  subjectOf: row => `${row['kind']}/${row['slug']}`,
}
