import { createHash } from 'node:crypto'

/** How the addresses of a network begin, and the first byte of those of before. */
interface AddressRules {
  readonly prefix: string
  readonly versions: readonly number[]
}

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Whether a text is an address of a network. Older addresses are read whole: those of Solana are written alike. */
export function isBitcoinAddress(text: string, caipNetworkId: string): boolean {
  const { prefix, versions } = rulesOf(caipNetworkId)
  if (/^(?:[a-z]{2,4})1[02-9ac-hj-np-z]{11,87}$/.test(text)) return text.startsWith(`${prefix}1`)
  return versions.includes(versionOf(text) ?? -1)
}

function rulesOf(caipNetworkId: string): AddressRules {
  if (caipNetworkId === mainnet) return { prefix: 'bc', versions: [0x00, 0x05] }
  return { prefix: caipNetworkId === regtest ? 'bcrt' : 'tb', versions: [0x6f, 0xc4] }
}

/** The first byte of an older address, whose last four are a checksum. */
function versionOf(text: string): number | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(text)) return undefined
  const number = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n)
  const written = number.toString(16).padStart(50, '0')
  if (written.length > 50) return undefined
  const bytes = Buffer.from(written, 'hex')
  const hash = createHash('sha256')
    .update(createHash('sha256').update(bytes.subarray(0, 21)).digest())
    .digest()
  return hash.subarray(0, 4).equals(bytes.subarray(21)) ? bytes[0] : undefined
}
