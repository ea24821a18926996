import type { BinEntity } from '#features/bin/bin.ts'

/** Lock name: classes get their codes and slugs one after another. */
export const CLASS_NAMES = 'names of classes'

/** A class with its syllabus; what was said about it stays without it. */
export const CLASS_IN_BIN: BinEntity = {
  kind: 'class',
  permission: 'classes.write',
  tags: ['classes'],
  tables: [
    { table: 'classes', by: 'id' },
    { table: 'class_translations', by: 'class_id' },
    { table: 'class_mentors', by: 'class_id' },
    { table: 'class_modules', by: 'class_id' },
    { table: 'class_chapters', by: 'module_id', of: { table: 'class_modules', by: 'class_id' } },
    { table: 'class_former_names', by: 'class_id' },
  ],
  mentions: [{ table: 'testimonies', column: 'class_id' }],
  suffixed: { column: 'slug', within: [] },
  lock: CLASS_NAMES,
  titleOf: row => String(row['name']),
  subjectOf: row => `class/${row['code']}`,
}
