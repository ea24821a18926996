-- Who checks an upload holds it for a minute at a time, so that nothing of it is lost or stuck where a process stops; and who takes one away says so
-- before its bytes go.
set local lock_timeout = '10s';

alter table uploads
  -- the process that looks at it just now, and until when it is believed to: it says so again and again
  add column checked_by uuid,
  add column checked_until timestamptz,
  add constraint uploads_lease check ((checked_by is null) = (checked_until is null)),
  -- removed: also one that was never kept
  drop constraint uploads_check,
  drop constraint uploads_check1,
  -- before it is kept, a digest says that it was checked, and that its bytes are on the way into the storage or lie there
  add constraint uploads_kept check (state <> 'kept' or (kept_at is not null and sha256 is not null));
