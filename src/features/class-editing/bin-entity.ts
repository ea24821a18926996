import type { BinEntity } from '#features/bin/bin.ts'

/** Lock name: classes get their codes and slugs one after another. */
export const CLASS_NAMES = 'names of classes'

const MODULES = { table: 'class_modules', by: 'class_id' } as const
const CHAPTERS = { table: 'class_chapters', by: 'module_id', of: MODULES } as const

/** A class with its batches and its syllabus; what was said about it stays without it. While somebody takes part in it, or did, it is withdrawn, not removed. */
export const CLASS_IN_BIN: BinEntity = {
  kind: 'class',
  permission: 'classes.write',
  tags: ['classes'],
  tables: [
    { table: 'classes', by: 'id' },
    // The database makes a class's first batch with it: the batches that it had take its place.
    { table: 'class_batches', by: 'class_id', isMadeWithRecord: true },
    { table: 'class_announcements', by: 'class_id' },
    { table: 'class_translations', by: 'class_id' },
    { table: 'class_mentors', by: 'class_id' },
    MODULES,
    CHAPTERS,
    { table: 'class_chapter_versions', by: 'chapter_id', of: CHAPTERS },
    { table: 'live_codes', by: 'chapter_id', of: CHAPTERS },
    { table: 'class_former_names', by: 'class_id' },
    { table: 'invitation_classes', by: 'class_id' },
    { table: 'tutor_switches', by: 'class_id' },
  ],
  keptBy: [
    { table: 'enrolments', column: 'class_id' },
    { table: 'bought_places', column: 'class_id' },
    { table: 'learning_points', column: 'class_id' },
    { table: 'chapter_progress', column: 'class_id' },
    { table: 'chapter_progress', column: 'chapter_id', of: CHAPTERS },
    { table: 'chapter_notes', column: 'chapter_id', of: CHAPTERS },
    { table: 'chapter_bookmarks', column: 'chapter_id', of: CHAPTERS },
    { table: 'practice_answers', column: 'chapter_id', of: CHAPTERS },
    { table: 'live_attendance', column: 'chapter_id', of: CHAPTERS },
    { table: 'discussion_posts', column: 'chapter_id', of: CHAPTERS },
    { table: 'package_states', column: 'chapter_id', of: CHAPTERS },
  ],
  mentions: [
    { table: 'testimonies', column: 'class_id' },
    { table: 'assistant_conversations', column: 'class_id' },
    // The database empties it with the chapter: a conversation that is restored with its class no longer says in which chapter it was.
    { table: 'assistant_conversations', column: 'chapter_id' },
  ],
  suffixed: { column: 'slug', within: [] },
  lock: CLASS_NAMES,
  titleOf: row => String(row['name']),
  subjectOf: row => `class/${row['code']}`,
}
