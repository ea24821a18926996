-- A job's workers are woken after the commit (`src/platform/jobs/wake.ts`), no longer by it: transactions that notify commit one after the other.
set local lock_timeout = '10s';

create or replace function directory.enqueue_job(queue_name text, payload jsonb, start_at timestamptz, job_key text, job_priority integer) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  unique_key text := coalesce(job_key, gen_random_uuid()::text);
begin
  if tenant is null then raise exception 'a job is enqueued in the scope of a tenant'; end if;
  loop
    insert into jobs.job (
      name, data, priority, start_after, created_on, singleton_key, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    )
    select
      q.name, jsonb_build_object('tenantId', tenant, 'payload', payload), coalesce(job_priority, 0), coalesce(start_at, now()), now(), unique_key,
      coalesce(start_at, now()) + q.retention_seconds * interval '1 second', q.expire_seconds, q.deletion_seconds,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from jobs.queue q
    -- queues of other policies are for jobs by the clock
    where q.name = queue_name and q.policy = 'short'
    on conflict do nothing;
    exit when found;
    if not exists (select from jobs.queue q where q.name = queue_name and q.policy = 'short') then
      raise exception 'there is no queue %', queue_name;
    end if;
    perform from jobs.job j where j.name = queue_name and j.singleton_key = unique_key and j.state = 'created' for key share;
    -- else it has begun meanwhile: then another one is due
    exit when found;
  end loop;
end $$;
