-- In their place stands the index in memory (0111): nothing calls the function any more, and nothing is looked for by the index of words.
set local lock_timeout = '10s';

drop function search.passages_with(tsquery, tsquery[], tsquery[], real[], real, uuid[], uuid, integer);
drop index passages_by_words;
