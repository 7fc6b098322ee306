import type pg from 'pg'

/**
 * Sets how values are written and read as text in the current transaction: the same on every server and for every
 * user. Time limits are off.
 */
export async function setTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8';
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex';
    set local row_security = off;
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`)
}
