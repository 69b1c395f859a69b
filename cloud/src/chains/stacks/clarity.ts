/** Reads a number, `u12`, from the hex of a Clarity value (SIP-005). Undefined for anything else, as of all of these. */
export function readNumber(hex: string): bigint | undefined {
  return /^0x01[0-9a-f]{32}$/.test(hex) ? BigInt(`0x${hex.slice(4)}`) : undefined
}

/** Reads a text that may be there: `(ok (some "…"))`, of either kind. */
export function readText(hex: string): string | undefined {
  const [, size = '', text = ''] = /^0x070a0[de]([0-9a-f]{8})([0-9a-f]*)$/.exec(hex) ?? []
  return size !== '' && text.length === signsOf(size) ? Buffer.from(text, 'hex').toString('utf8') : undefined
}

/** Reads a name of BNS: `{ name: 0x…, namespace: 0x… }`, as it is or within `(some …)`. */
export function readName(hex: string): string | undefined {
  const [, size = '', rest = ''] = /^0x(?:0a)?0c00000002046e616d6502(000000[0-9a-f]{2})([0-9a-f]{0,400})$/.exec(hex) ?? []
  const end = signsOf(size)
  const [, endingSize = '', ending = ''] = /^096e616d65737061636502(000000[0-9a-f]{2})([0-9a-f]*)$/.exec(rest.slice(end)) ?? []
  if (endingSize === '' || ending.length !== signsOf(endingSize)) return undefined
  const name = [rest.slice(0, end), ending].map((part) => Buffer.from(part, 'hex').toString('latin1')).join('.')
  return /^[a-z0-9_-]+\.[a-z0-9_-]+$/.test(name) ? name : undefined
}

/** How many signs of hex a value of a stated size has. */
function signsOf(size: string): number {
  return Number.parseInt(size, 16) * 2
}
