import { type RawBuilder, sql } from 'kysely'

/** Returns SQL for the languages that the text of a record `p` (a post) or `c` (a class) is there in, as a JSON array: the one that it was written in first. */
export function langsOf(alias: 'p' | 'c', record: 'post' | 'class'): RawBuilder<string[]> {
  const one = sql.ref(alias)
  return sql<string[]>`(select json_agg(x.lang order by x.position, x.lang) from (
    select ${one}.lang, 0 as position
    union all select t.lang, 1 from ${sql.table(`${record}_translations`)} t where t.tenant_id = ${one}.tenant_id and ${sql.ref(`t.${record}_id`)} = ${one}.id) x)`
}
