-- A batch takes care that ideas are used, not only recalled; a pool that runs low is refilled with further series of computed questions.

alter table question add column applied boolean not null default false;
update question set applied = true where draft ->> 'kind' = 'apply';

-- how many series of computed questions the pool of a topic holds beside the first
alter table pool_edition add column refills integer not null default 0;
