import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

interface Word {
  word: string
  stem: string
  sources: number
}

/**
 * Counts the words of a tenant's passages: how rare a word is says how much it tells, and what nobody wrote is a typing error of what somebody did. Writes only
 * what changed. At most five statements.
 */
export async function countWords({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<void> {
  const { rows: stems } = await sql<Omit<Word, 'word'>>`
    select s.lexeme as stem, count(distinct (p.kind, p.source_id))::int as sources
    from passages p, unnest(p.search) s where p.tenant_id = ${tenantId} group by 1`.execute(db)
  const { rows: written } = await sql<Omit<Word, 'sources'>>`
    select distinct w.word, l.stem from (
      select distinct x.lexeme as word, p.lang from passages p, unnest(to_tsvector('simple', concat_ws(' ', p.title, p.place, p.heading, p.body))) x
      where p.tenant_id = ${tenantId} and x.lexeme ~ '^[[:alpha:]][[:alnum:]]{1,29}$') w,
      lateral unnest(ts_lexize(case w.lang when 'en' then 'english_stem' else 'indonesian_stem' end::regdictionary, w.word)) l (stem)`.execute(
    db,
  )
  const { rows: before } = await sql<Word>`select word, stem, sources from passage_words where tenant_id = ${tenantId}`.execute(db)
  const sourcesOf = new Map(stems.map(({ stem, sources }) => [stem, sources]))
  const known = new Map(before.map(one => [`${one.word} ${one.stem}`, one]))
  const now = written.flatMap(one => {
    const sources = sourcesOf.get(one.stem)
    return sources ? [{ ...one, sources }] : []
  })
  const changed = now.filter(one => known.get(`${one.word} ${one.stem}`)?.sources !== one.sources)
  for (const one of now) known.delete(`${one.word} ${one.stem}`)
  const gone = [...known.values()]
  if (gone.length > 0)
    await sql`delete from passage_words w using json_to_recordset(${JSON.stringify(gone)}) as g (word text, stem text)
      where w.tenant_id = ${tenantId} and w.word = g.word and w.stem = g.stem`.execute(db)
  if (changed.length > 0)
    await sql`insert into passage_words (tenant_id, word, stem, sources)
      select ${tenantId}, g.word, g.stem, g.sources from json_to_recordset(${JSON.stringify(changed)}) as g (word text, stem text, sources int)
      on conflict (tenant_id, word, stem) do update set sources = excluded.sources`.execute(db)
}
