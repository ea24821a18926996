-- When staff decided on a voice, wrote it or took it back: kept when who did so is erased, or was an API client. Without it a testimony that was withdrawn
-- would wait for staff again, and be removed as one that waited too long (src/platform/db/approved.ts).
set local lock_timeout = '10s';

do $$
declare voice text;
begin
  foreach voice in array array['book_reviews', 'aspirations', 'testimonies', 'donations'] loop
    execute format('alter table %I add column decided_at timestamptz', voice);
    execute format('update %I set decided_at = coalesce(approved_at, rejected_at, created_at)
      where approved_at is not null or rejected_at is not null or decided_by is not null', voice);
  end loop;
end $$;
