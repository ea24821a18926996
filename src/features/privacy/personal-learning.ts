import { sql } from 'kysely'
import { KEY, type PersonalTable } from './personal-table.ts'

/** Rows that are one member's, by `member_id`, and go with them. */
const ownRows = (table: PersonalTable['table'], shown: readonly string[], withheld: Readonly<Record<string, string>>): PersonalTable => ({
  table,
  of: who => sql`member_id = ${who.memberId}`,
  shown,
  withheld,
  erasure: 'removed',
})

/** What is known of a member's learning, and of what they are told. */
export const LEARNING_TABLES: readonly PersonalTable[] = [
  ownRows('practice_answers', ['given', 'is_right', 'answered_at'], { member_id: KEY, chapter_id: KEY, round_id: KEY, question_id: KEY }),
  ownRows('live_attendance', ['attended_at'], { member_id: KEY, chapter_id: KEY }),
  ownRows('package_states', ['part', 'bookmark', 'suspended', 'state', 'score', 'started_at', 'updated_at', 'claimed_at'], {
    member_id: KEY,
    chapter_id: KEY,
    package_id: KEY,
    part_count: KEY,
  }),
  ownRows('discussion_reports', ['reported_at', 'settled_at'], { member_id: KEY, post_id: KEY }),
  ownRows('discussion_posts', ['text', 'is_teacher', 'marked_at', 'created_at', 'edited_at', 'removed_at', 'hidden_at', 'hidden_reason'], {
    id: KEY,
    member_id: KEY,
    chapter_id: KEY,
    parent_id: KEY,
  }),
  ownRows('notices', ['kind', 'subject', 'times', 'created_at', 'read_at'], { id: KEY, member_id: KEY, href: KEY }),
  ownRows('learning_points', ['week', 'points'], { member_id: KEY, class_id: KEY }),
  ownRows('xapi_statements', ['statement', 'happened_at', 'created_at', 'sent_at', 'refused_at', 'refusal'], { id: KEY, member_id: KEY }),
  // Its removal leaves a note for the store (`xapi_erasures`), which has the pseudonym alone.
  ownRows('xapi_actors', ['pseudonym', 'created_at'], { member_id: KEY }),
  ownRows('learner_settings', ['weekly_goal', 'paused_from', 'paused_until', 'updated_at'], { member_id: KEY, calendar_version: KEY }),
  // Who has address and keys of a device can write to it.
  ownRows('push_subscriptions', ['time_zone', 'sent_on', 'sent_count', 'created_at'], {
    id: KEY,
    member_id: KEY,
    session_sha256: KEY,
    endpoint: KEY,
    p256dh: KEY,
    auth: KEY,
  }),
  ownRows('digests', ['rhythm', 'last_day'], { member_id: KEY }),
  ownRows('notice_settings', ['kind', 'channel', 'push'], { member_id: KEY }),
  ownRows('chapter_notes', ['quote', 'note', 'colour', 'created_at', 'updated_at'], {
    id: KEY,
    member_id: KEY,
    chapter_id: KEY,
    before: KEY,
  }),
  ownRows('chapter_bookmarks', ['created_at'], { member_id: KEY, chapter_id: KEY }),
  // What waits for its chapter to open: the state, place and answers that a device reported.
  ownRows('progress_items', ['received_at', 'waiting'], { id: KEY, member_id: KEY, chapter_id: KEY }),
  ownRows('chapter_progress', ['state', 'position', 'position_at', 'seconds', 'result', 'version', 'opened_at', 'done_at', 'updated_at'], {
    member_id: KEY,
    chapter_id: KEY,
    class_id: KEY,
    position_item: KEY,
  }),
  ownRows('enrolments', ['state', 'source', 'asked_at', 'joined_at', 'completed_at', 'left_at', 'percent', 'last_active_at'], {
    id: KEY,
    member_id: KEY,
    class_id: KEY,
    batch_id: KEY,
    last_chapter_id: KEY,
    version: KEY,
  }),
]
