import { readFileSync } from 'node:fs'

/** Milliseconds between two samples. */
const everyMs = 10

interface Look {
  /** Disk requests in flight. */
  open: number
  /** Completed disk requests since boot. */
  done: number
}

/**
 * Starts to watch the disks for stalls (Linux, `/proc/diskstats`; elsewhere there are none).
 *
 * @returns stops it and returns the longest time in milliseconds in which requests were in flight and none completed
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

/** Fields after the disk name: 1, 5, 12 and 16 count completed reads, writes, discards and flushes; 9 counts I/Os in progress. */
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
