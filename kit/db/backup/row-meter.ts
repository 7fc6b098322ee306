import { hash } from 'node:crypto'

/** Totals of one table so far. */
export interface RowCount {
  rows: number
  bytes: number
  /** Sum of the hashes of all rows, so the order doesn't matter. */
  fingerprint: string
}

const lineEnd = 10
const lanes = 4

/**
 * Counts and fingerprints rows in PostgreSQL's text format for COPY, in which a newline always ends a row. Databases
 * return rows in any order, so each row is hashed by itself (SHA-256) and the first 128 bits are added up in 32-bit
 * words. This detects damage and loss, not forgery.
 */
export class RowMeter {
  #rows = 0
  #bytes = 0
  #sum = new Uint32Array(lanes)
  #begun: Buffer[] = []

  /** Adds the next bytes, split at any point. */
  add(bytes: Buffer): void {
    this.#bytes += bytes.length
    let from = 0
    for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, from)) {
      this.#count(bytes.subarray(from, end))
      from = end + 1
    }
    if (from < bytes.length) this.#begun.push(bytes.subarray(from))
  }

  /** Totals of complete rows so far. Bytes of an incomplete row are counted, so that a truncation shows. */
  count(): RowCount {
    const fingerprint = Array.from(this.#sum, lane => lane.toString(16).padStart(8, '0')).join('')
    return { rows: this.#rows, bytes: this.#bytes, fingerprint }
  }

  #count(end: Buffer): void {
    const row = this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end])
    this.#begun = []
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < lanes; lane++) {
      this.#sum[lane] = (this.#sum[lane] ?? 0) + digest.readUInt32LE(4 * lane)
    }
    this.#rows++
  }
}

/** Totals of several tables by name. */
export class TableMeters {
  #meters = new Map<string, RowMeter>()

  constructor(tables: readonly string[]) {
    for (const table of tables) this.#meters.set(table, new RowMeter())
  }

  /** @throws TypeError if the table isn't one of those named */
  add(table: string, bytes: Buffer): void {
    const meter = this.#meters.get(table)
    if (!meter) throw new TypeError(`no table named ${table}`)
    meter.add(bytes)
  }

  counts(): Record<string, RowCount> {
    return Object.fromEntries([...this.#meters].map(([table, meter]) => [table, meter.count()]))
  }
}
