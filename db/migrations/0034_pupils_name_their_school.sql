-- A pupil under 18 asks a parent by a link that they send themselves, or the school that they name (docs/decisions/040).
set local lock_timeout = '10s';

alter table guardian_requests
  -- how the request reaches who is asked: a mail, a link that the pupil sends, or the school's list in the studio
  add column channel text not null default 'mail' constraint guardian_requests_channel check (channel in ('mail', 'link', 'list')),
  -- the school that the pupil named, if the tenant knows it; its NPSN, also if it does not yet
  add column school_id uuid,
  add column school_npsn text constraint guardian_requests_npsn check (school_npsn ~ '^\d{8}$'),
  alter column guardian_email drop not null,
  add constraint guardian_requests_address check ((guardian_email is not null) = (channel = 'mail')),
  add constraint guardian_requests_school check (channel <> 'list' or (asked_of = 'school' and (school_id is not null or school_npsn is not null))),
  add constraint guardian_requests_of_school foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade;

create index guardian_requests_by_school on guardian_requests (tenant_id, school_id) where school_id is not null;
create index guardian_requests_by_npsn on guardian_requests (tenant_id, school_npsn) where school_npsn is not null;
