const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Says that an Ed25519 public key follows. */
const ed25519 = [0xed, 0x01] as const
const keyLength = 32

/** The public key that a `did:key` name is; undefined when it is none of Ed25519. */
export function didKey(did: string): Uint8Array | undefined {
  const encoded = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(did)?.[1]
  if (encoded === undefined) return undefined
  const bytes = base58(encoded)
  const isKey = bytes.length === ed25519.length + keyLength && ed25519.every((byte, index) => bytes[index] === byte)
  return isKey ? bytes.slice(ed25519.length) : undefined
}

function base58(text: string): Uint8Array {
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  const hex = value.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Buffer.alloc(zeros), ...Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')])
}
