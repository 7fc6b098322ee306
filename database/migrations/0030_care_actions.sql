-- A new care action must not need a migration: the check could not be replaced while the previous version still runs.
-- The list is in features/pet/rules/care.ts, and the type of the statement's parameter allows nothing else.

alter table pet_care drop constraint pet_care_action_check;
