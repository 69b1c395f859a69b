/** Counts what each address of the network has open, up to a limit. */
export class AddressCounts {
  private readonly counts = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Counts one more; undefined when an address has as many as it may. Returns the undo, which counts once. */
  add(address: string): (() => void) | undefined {
    const key = placeOf(address)
    const count = this.counts.get(key) ?? 0
    if (count >= this.most) return undefined
    this.counts.set(key, count + 1)
    let isCounted = true
    return () => {
      if (isCounted) this.remove(key)
      isCounted = false
    }
  }

  private remove(key: string): void {
    const count = this.counts.get(key) ?? 0
    if (count > 1) this.counts.set(key, count - 1)
    else this.counts.delete(key)
  }
}

/** Somebody with an IPv6 address has 2^64 of them, which count as one. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])]
  return `${groups.slice(0, 4).join(':')}::/64`
}
