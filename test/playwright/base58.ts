const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes that a text in base 58 stands for. */
export function fromBase58(text: string): readonly number[] {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const value = [...text].reduce((sum, sign) => sum * 58n + BigInt(placeOf(sign, text)), 0n)
  const hex = value === 0n ? '' : value.toString(16)
  const pairs = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []
  return [...Array<number>(zeros).fill(0), ...pairs.map((pair) => Number.parseInt(pair, 16))]
}

function placeOf(sign: string, text: string): number {
  const place = alphabet.indexOf(sign)
  if (place < 0) throw new TypeError(`'${text}' is no address of Solana: ${sign} is no sign of base 58.`)
  return place
}
