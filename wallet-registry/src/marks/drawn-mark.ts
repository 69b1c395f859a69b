/** A mark that is drawn where there is none: the shade of its plate, and the threads that are woven on it, on a square of 40. */
export interface DrawnMark {
  readonly colour: string
  readonly threads: readonly string[]
}

/** The mark of a name: always the same, and of no other name. */
export function drawnMark(name: string): DrawnMark {
  let rest = hash(name)
  const take = (count: number): number => {
    const taken = rest % count
    rest = Math.floor(rest / count)
    return taken
  }
  // Dark enough for white letters.
  const colour = `hsl(${take(24) * 15},45%,30%)`
  const thread = (): string => {
    const [start, second, third, end] = [take(9) * 5, take(9) * 5, take(9) * 5, take(9) * 5]
    return `M0 ${start}C7 ${start} 7 ${second} 13 ${second}S20 ${third} 27 ${third}S33 ${end} 40 ${end}`
  }
  return { colour, threads: [thread(), thread()] }
}

/** 32 bits of a text: more than there are marks. */
function hash(text: string): number {
  let sum = 0x9e37
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 2_654_435_761) ^ (sum >>> 15)
  sum = Math.imul(sum ^ (sum >>> 16), 2_246_822_507)
  return (sum ^ (sum >>> 13)) >>> 0
}
