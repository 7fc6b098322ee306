-- Answers of the encyclopedia are kept for thirty days: nobody asks it twice for the same.
create table fetched_page (
  url         text primary key,
  body        jsonb not null,
  fetched_at  timestamptz not null
);
create index fetched_page_age on fetched_page (fetched_at);
