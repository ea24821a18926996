-- The door to the job queue: a job is enqueued in the transaction of what causes it (docs/decisions/022-work-by-event.md). The queue's tables, in the schema
-- `jobs`, are pg-boss's; it makes and migrates them when a process starts.
set local lock_timeout = '10s';

-- Enqueues a job of the tenant at hand. The tenant may add jobs, and neither read nor change any: the tables themselves are closed to it.
-- `job_key`: where a job with this key waits, none is added, and that one does not begin before this transaction has ended, so that it sees its rows.
-- The columns are those that pg-boss itself writes; src/platform/jobs/enqueue.test.ts compares the two.
create function directory.enqueue_job(queue_name text, payload jsonb, start_at timestamptz, job_key text, job_priority integer) returns void
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
  -- Wakes the workers at the commit; the channel is pg-boss's.
  if start_at is null then
    perform pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), queue_name);
  end if;
end $$;
revoke execute on function directory.enqueue_job from public;
grant execute on function directory.enqueue_job to app_rw;
