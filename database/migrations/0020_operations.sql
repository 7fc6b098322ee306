-- Whose turn it is to do what only one of all server processes should do at a time, such as asking the encyclopedia. A turn
-- that is not given back, because its process died, ends by itself. Nothing is wrong where two should have it once.
create table lease (
  name    text primary key,
  holder  uuid not null,
  until   timestamptz not null
);
