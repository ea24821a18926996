-- The public reads what staff let through, and nothing else, so that the index of what is shown serves its lists; what was refused has an index of its own.
-- Who adds a row gets it back from our own role, by the ids that were made for it (src/features/voices/rest/insert.ts): no policy opens it.
set local lock_timeout = '10s';

create or replace function directory.expose(tenant_table regclass, written text, shown text, is_shown text) returns void language plpgsql as $$
declare
  own constant text := 'tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)';
begin
  execute format('create policy anon_adds on %s for insert to app_anon with check (%s)', tenant_table, own);
  execute format('grant insert (tenant_id, id, %s) on %s to app_anon', written, tenant_table);
  if shown = '' then return; end if;
  execute format('create policy anon_reads on %s for select to app_anon using (%s and (%s))', tenant_table, own, is_shown);
  execute format('grant select (tenant_id, %s) on %s to app_anon', shown, tenant_table);
end $$;

do $$ declare voice regclass; begin
  foreach voice in array array['book_reviews', 'aspirations', 'donations']::regclass[] loop
    execute format(
      'alter policy anon_reads on %s using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid) and approved_at is not null)',
      voice);
  end loop;
  foreach voice in array array['book_reviews', 'aspirations', 'testimonies', 'donations']::regclass[] loop
    execute format('create index %I on %s (tenant_id, created_at desc, id) where rejected_at is not null', voice::text || '_rejected', voice);
    -- in the order in which they are read, those of one moment too
    execute format('create index %I on %s (tenant_id, created_at, id) where approved_at is null and rejected_at is null', voice::text || '_waiting', voice);
  end loop;
end $$;
drop index book_reviews_tenant_id_created_at_idx;
drop index aspirations_tenant_id_created_at_idx;
drop index testimonies_tenant_id_created_at_idx;
drop index donations_tenant_id_created_at_idx;
