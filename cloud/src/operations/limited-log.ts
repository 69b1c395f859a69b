import type { Log } from '../database/database.js'

/** Lines of one kind, and of all kinds, that are written in one stretch of time. In milliseconds. */
const limits = { each: 20, all: 500, stretch: 60_000 } as const

/** A log that somebody outside cannot fill. */
export interface LimitedLog {
  readonly log: Log
  /** Tells what was left out, and no more. */
  stop(): void
}

/**
 * Writes the first lines of each kind, and then how many there were. Lines are of one kind when they differ in numbers, addresses and
 * texts in quotes alone, which are what a caller may choose.
 */
export function limitedLog(log: Log): LimitedLog {
  let counts = new Map<string, number>()
  let written = 0
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = undefined
    const kinds = [...counts].filter(([, count]) => count > limits.each)
    const left = [...counts.values()].reduce((sum, count) => sum + count, 0) - written
    for (const [kind, count] of kinds.slice(0, limits.each)) log(`${kind}: ${count} times in a minute`)
    if (left > 0) log(`${left} lines were left out of the log in a minute`)
    counts = new Map()
    written = 0
  }
  return {
    log: (line, error) => {
      const kind = kindOf(line)
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      timer ??= setTimeout(tell, limits.stretch).unref()
      if (count > limits.each || written >= limits.all) return
      written += 1
      log(line, error)
    },
    stop: tell,
  }
}

function kindOf(line: string): string {
  return line
    .slice(0, 200)
    .replaceAll(/(["'`]).*?\1/g, '…')
    .replaceAll(/\S*[\d/:]\S*/g, '…')
}
