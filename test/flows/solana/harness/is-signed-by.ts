import { verify } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Prefix of the 32 bytes of a public key (SPKI), which Node needs. */
const spki = '302a300506032b6570032100'

/** True when a text was signed with the key of an address. */
export function isSignedBy(address: string, text: string, signature: readonly number[]): boolean {
  let value = 0n
  for (const letter of address) value = value * 58n + BigInt(alphabet.indexOf(letter))
  const bytes = Buffer.from(spki + value.toString(16).padStart(64, '0'), 'hex')
  return verify(null, Buffer.from(text), { key: bytes, format: 'der', type: 'spki' }, Buffer.from(signature))
}
