-- What a gateway told is found by the moment in which it was handled; the movements' own column of it was never filled.
set local lock_timeout = '10s';

alter table ledger_movements drop column notification_id;
