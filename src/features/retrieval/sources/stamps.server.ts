import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import type { SourceKind } from '../passage.ts'

/** Published at some time, if only in the future: what is due is found at its moment. */
export const EVER = { now: sql`'infinity'::timestamptz` }

/** What changed of a tenant's sources since their passages were made. */
export interface Changed {
  kind: SourceKind
  id: string
  /** The state of the source's rows now; null where it is gone. */
  stamp: string | null
}

/**
 * Returns the sources whose rows are others than those that their passages were made of, at most `most`, those that are gone among them; pages excepted, which
 * are no rows. `recipe`: what passages depend on besides. One statement. A row's state is its `xmin`, which every change renews, whoever makes it.
 */
export async function listChanged({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, recipe: string, most: number): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with now as materialized (${stampsOf(tenantId, recipe)}),
    before as (select kind, source_id, stamp from passage_sources where tenant_id = ${tenantId} and kind <> 'page')
    select coalesce(n.kind, b.kind) as kind, coalesce(n.id, b.source_id) as id, n.stamp
    from now n full join before b on b.kind = n.kind and b.source_id = n.id
    where n.stamp is distinct from b.stamp
    order by n.stamp is null desc, 1, 2 limit ${most}`.execute(db)
  return rows
}

function stampsOf(tenantId: string, recipe: string): RawBuilder<unknown> {
  const t = tenantId
  return sql`
    select kind, id, md5(concat_ws('.', ${recipe}::text, state)) as stamp from (
      select 'post' as kind, p.id::text as id, concat_ws('.', p.xmin, k.xmin,
          (select string_agg(t.xmin::text, ',' order by t.lang) from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id),
          case when p.kind = 'event' then (select concat_ws('.', (select string_agg(s.xmin::text, ',' order by s.id) from speakers s where s.tenant_id = ${t}),
            (select string_agg(s.xmin::text, ',' order by s.id) from sponsors s where s.tenant_id = ${t}))) end) as state
        from posts p left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id
        where p.tenant_id = ${t} and ${isPublished(EVER, 'p')}
      union all
      select 'class', c.id::text, concat_ws('.', c.xmin, g.xmin,
          (select string_agg(t.xmin::text, ',' order by t.lang) from class_translations t where t.tenant_id = c.tenant_id and t.class_id = c.id),
          (select string_agg(b.xmin::text, ',' order by b.id) from class_batches b where b.tenant_id = c.tenant_id and b.class_id = c.id),
          (select string_agg(concat_ws('.', w.xmin, m.xmin), ',' order by m.id) from class_mentors w
            join mentors m on m.tenant_id = w.tenant_id and m.id = w.mentor_id where w.tenant_id = c.tenant_id and w.class_id = c.id),
          (select string_agg(concat_ws('.', m.xmin, h.title, h.published_at, h.removed_at, h.position), ',' order by h.id) from class_modules m
            join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id where m.tenant_id = c.tenant_id and m.class_id = c.id))
        from classes c left join programs g on g.tenant_id = c.tenant_id and g.id = c.program_id
        where c.tenant_id = ${t} and ${isPublished(EVER, 'c')}
      union all
      select 'chapter', h.id::text, concat_ws('.', h.xmin, m.xmin, c.xmin)
        from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
          join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
        where h.tenant_id = ${t} and ${isPublished(EVER, 'h')} and h.removed_at is null and m.removed_at is null
      union all select 'program', p.id::text, p.xmin::text from programs p where p.tenant_id = ${t}
      union all select 'question', q.id::text, q.xmin::text from questions q where q.tenant_id = ${t}
      union all select 'career', e.id::text, e.xmin::text from careers e where e.tenant_id = ${t} and ${isPublished(EVER, 'e')}
      union all
      select 'job', j.id::text, concat_ws('.', j.xmin, e.xmin) from jobs j join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id
        where j.tenant_id = ${t} and ${isPublished(EVER, 'j')}
      union all select 'mentor', m.id::text, m.xmin::text from mentors m where m.tenant_id = ${t}
      union all select 'portfolio', w.id::text, w.xmin::text from portfolios w where w.tenant_id = ${t} and ${isPublished(EVER, 'w')}
    ) stated`
}
