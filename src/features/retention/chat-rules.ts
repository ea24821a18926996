import { type RawBuilder, sql } from 'kysely'
import { daysBefore } from '#kit/days.ts'
import type { Retention } from './rule.ts'

/** How long questions to the assistant and its answers are kept; a tenant's setting (`assistant.keepDays`) may shorten it. */
export const CHAT_DAYS = 180
/** Of children, and of people of whom nothing but a token is known. */
export const SHORT_CHAT_DAYS = 30
const ADULT_YEARS = 18

/** Returns the days that the tenant of a table's row keeps conversations: its setting, at most `CHAT_DAYS`. */
const daysOf = (
  table: RawBuilder<unknown>,
) => sql`least(${sql.lit(CHAT_DAYS)}, coalesce((select (s.value->>'keepDays')::int from site_settings s
  where s.tenant_id = ${table}.tenant_id and s.key = 'assistant' and jsonb_typeof(s.value->'keepDays') = 'number'), ${sql.lit(CHAT_DAYS)}))`

/** Conversations whose identity is anonymous, or a child's today. */
const shortLived = (now: Date) => sql`(select c.id from assistant_conversations c
  join assistant_identities i on i.tenant_id = c.tenant_id and i.id = c.identity_id
  left join members m on m.tenant_id = i.tenant_id and m.id = i.member_id
  where i.member_id is null or m.born_on > ((${now}::timestamptz at time zone 'Asia/Jakarta')::date - make_interval(years => ${sql.lit(ADULT_YEARS)})))`

/** Returns the condition for rows whose time is over; `at`: the column that says when they were last used, `conversation` the one that names it. */
function over(now: Date, table: string, at: string, conversation: string) {
  const row = sql.table(table)
  return sql`(${row}.${sql.id(at)} <= ${now}::timestamptz - make_interval(days => ${daysOf(row)})
    or (${row}.${sql.id(at)} <= ${daysBefore(now, SHORT_CHAT_DAYS)} and ${row}.${sql.id(conversation)} in ${shortLived(now)}))`
}

/** What is kept of the assistant's conversations. The messages go one by one, their conversation after the last one. */
export const CHAT_RETENTION: readonly Retention[] = [
  {
    key: 'chats',
    tables: ['assistant_messages', 'assistant_conversations'],
    removedBy: 'tenants.retention',
    due: (now, table) =>
      table === 'assistant_messages' ? over(now, table, 'created_at', 'conversation_id') : over(now, table, 'updated_at', 'id'),
  },
  {
    key: 'chatIdentities',
    tables: ['assistant_tokens', 'assistant_identities'],
    removedBy: 'tenants.retention',
    due: (now, table) =>
      table === 'assistant_tokens'
        ? sql`expires_at <= ${now}`
        : sql`seen_at <= case when member_id is null then ${daysBefore(now, SHORT_CHAT_DAYS)}::timestamptz else ${daysBefore(now, CHAT_DAYS)}::timestamptz end`,
  },
]
