import { type RawBuilder, sql } from 'kysely'
import { KEY, type Known, type PersonalTable } from './personal-table.ts'

const identitiesOf = (who: Known, table: PersonalTable['table']): RawBuilder<unknown> => sql`(select i.id from assistant_identities i
  where i.tenant_id = ${sql.ref(`${table}.tenant_id`)} and i.member_id = ${who.memberId})`

/** What a member asked the assistant. What is found through another table stands before it. */
export const CHAT_TABLES: readonly PersonalTable[] = [
  {
    table: 'assistant_messages',
    of: who => sql`conversation_id in (select c.id from assistant_conversations c where c.tenant_id = assistant_messages.tenant_id
      and c.identity_id in ${identitiesOf(who, 'assistant_messages')})`,
    shown: [
      'query',
      'answer',
      'state',
      'sources',
      'is_by_model',
      'feedback',
      'feedback_note',
      'reported_at',
      'report_reason',
      'created_at',
    ],
    withheld: {
      id: KEY,
      conversation_id: KEY,
      reason: KEY,
      skill: KEY,
      input_tokens: KEY,
      output_tokens: KEY,
      cost_micro_rupiah: 'biaya yang ditanggung penyelenggara',
      first_line_ms: KEY,
    },
    erasure: 'removed',
  },
  {
    table: 'assistant_conversations',
    of: who => sql`identity_id in ${identitiesOf(who, 'assistant_conversations')}`,
    shown: ['title', 'lang', 'is_shared', 'created_at', 'updated_at'],
    withheld: { id: KEY, identity_id: KEY, chapter_id: KEY, class_id: KEY },
    erasure: 'removed',
  },
  {
    table: 'assistant_tokens',
    of: who => sql`identity_id in ${identitiesOf(who, 'assistant_tokens')}`,
    shown: ['created_at', 'expires_at'],
    withheld: {
      token_sha256: 'rahasia: dengannya orang bisa membaca percakapanmu',
      identity_id: KEY,
      session_sha256: KEY,
    },
    erasure: 'removed',
  },
  {
    table: 'assistant_identities',
    of: who => sql`member_id = ${who.memberId}`,
    shown: ['created_at', 'seen_at', 'day_began_at', 'asked_of_day'],
    withheld: { id: KEY, member_id: KEY },
    erasure: 'removed',
  },
]
