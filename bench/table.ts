/** Prints rows as a table with a title. Numbers are aligned to the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows.map(row => row.map(String))]
  const widths = columns.map((_, i) => Math.max(...cells.map(row => row[i]?.length ?? 0)))
  const numeric = columns.map((_, i) =>
    rows.every(row => typeof row[i] === 'number' || /^[\d.,/×x≥ ]*$/.test(String(row[i] ?? ''))),
  )
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (numeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ')
  console.log(`\n${title}\n${'='.repeat(title.length)}`)
  console.log(line(columns))
  console.log(widths.map(width => '-'.repeat(width)).join('  '))
  for (const row of cells.slice(1)) console.log(line(row))
}
