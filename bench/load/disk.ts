import { readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const everyMs = 10

interface Look {
  /** Requests that the disks have been given and not answered yet. */
  open: number
  /** Those that they have answered since the machine started. */
  done: number
}

/**
 * Begins to watch this machine's disks (Linux; `/proc/diskstats`). Elsewhere they seem never to stand still.
 *
 * @returns ends it, and gives the longest time in milliseconds in which they had something to do and did none of it
 */
export function watchDisk(): () => number {
  let before = look()
  let since = performance.now()
  let longest = 0
  const again = () => {
    const [now, at] = [look(), performance.now()]
    const still = before.open > 0 && now.open > 0 && now.done === before.done
    if (still) longest = Math.max(longest, at - since)
    else since = at
    before = now
  }
  const timer = setInterval(again, everyMs)
  return () => {
    clearInterval(timer)
    again()
    return longest
  }
}

/** Fields after a disk's name: reads, writes, discards and flushes that are done are the first, fifth, twelfth and sixteenth; the ninth are those under way. */
function look(): Look {
  const disks = lines().map(line => line.trim().split(/\s+/).slice(3).map(Number))
  const sum = (...fields: number[]) =>
    disks.reduce((total, disk) => total + fields.reduce((all, field) => all + (disk[field] ?? 0), 0), 0)
  return { open: sum(8), done: sum(0, 4, 11, 15) }
}

function lines(): string[] {
  try {
    return readFileSync('/proc/diskstats', 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
