-- How much an identity has asked since its day began, which is with its first question: counted in the transaction of the question, where the table `limits` took a
-- connection and a commit of its own.
set local lock_timeout = '10s';

alter table assistant_identities add day_began_at timestamptz, add asked_of_day int not null default 0;
