-- Posts of all kinds by day (the call v1/post/list without a kind), and a program's own logo.

set local lock_timeout = '10s';

create index posts_by_day on posts (tenant_id, published_at desc, id desc);
alter table programs add column logo text;
