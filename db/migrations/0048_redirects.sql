-- Old addresses that lead on where there is no page (src/features/redirects, docs/decisions/053).
set local lock_timeout = '10s';

create table redirects (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  -- a path without language prefix and trailing slash, in small letters
  from_path text not null check (from_path ~ '^/.' and length(from_path) <= 500),
  -- a path of the site, or an https address
  to_address text not null check (to_address ~ '^(/|https://)' and length(to_address) <= 500),
  created_at timestamptz not null,
  primary key (tenant_id, from_path)
);
select directory.protect('redirects');
