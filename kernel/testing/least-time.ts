/**
 * Measures what something costs a processor at least, in milliseconds: the least of five runs, without the time of other programs. It is
 * for what must not take for ever, and is a thousand times off when it does; no machine is as slow as that.
 */
export function leastTime(run: () => void): number {
  return Math.min(...Array.from({ length: 5 }, () => timeOf(run)))
}

function timeOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
