-- What may be painted in a day is counted by one server at a time; a server of the version before this one can go on
-- noting answers while it is being replaced.

-- whoever claims a painting holds this row until the claim is written, or many at once would all find the day's last one free
create table painting (
  only_row  boolean primary key default true check (only_row)
);
insert into painting default values;

-- 0005 made this column without one: a server that doesn't know it yet had its answers refused
alter table memory alter column answered_at set default now();
