-- A receiver that is down is left alone for a while, longer each time, so that it holds up no others.
set local lock_timeout = '10s';

alter table webhooks
  -- nothing is sent to it until then
  add column rest_until timestamptz,
  -- tries in a row that found it down
  add column rests integer not null default 0;

alter table webhook_deliveries
  -- somebody asked for the next try (a ping, a replay): it goes before all that waits
  add column asked_at timestamptz;
create index webhook_deliveries_asked on webhook_deliveries (tenant_id, webhook_id, asked_at) where asked_at is not null;
