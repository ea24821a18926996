-- In its place stands `search.passages_with` (0108): nothing calls it any more.
set local lock_timeout = '10s';

drop function search.passages(tsquery, tsquery[], tsquery[], real[], real[], real, uuid[], uuid, integer);
