-- A search returns some hundred rows at most, of a tenant that may have hundreds of times as many. With the planner's default of 1,000 the generic plan of a
-- prepared statement read all the tenant's rows and hashed them (200 ms for 27,000 classes) instead of looking up those found.
set local lock_timeout = '10s';

alter function search.posts(tsquery, tsquery, text, text, integer) rows 20;
alter function search.classes(tsquery, tsquery, text, integer) rows 20;
