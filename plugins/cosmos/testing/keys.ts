import { Secp256k1Wallet, pubkeyToAddress, encodeSecp256k1Pubkey } from '@cosmjs/amino'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'

/** A person with one key, which has an address on each chain. */
export interface Person {
  readonly publicKey: Uint8Array
  readonly direct: DirectSecp256k1Wallet
  readonly amino: Secp256k1Wallet
  addressOn(prefix: string): string
}

async function person(byte: number, prefix = 'cosmos'): Promise<Person> {
  const key = new Uint8Array(32).fill(byte)
  const [direct, amino] = await Promise.all([DirectSecp256k1Wallet.fromKey(key, prefix), Secp256k1Wallet.fromKey(key, prefix)])
  const publicKey = (await direct.getAccounts())[0]?.pubkey ?? new Uint8Array()
  return { publicKey, direct, amino, addressOn: (other) => pubkeyToAddress(encodeSecp256k1Pubkey(publicKey), other) }
}

/** Two people, with their wallets on chains whose addresses begin with `cosmos`, and with `osmo`. */
export const ida: Person = await person(1)
export const jon: Person = await person(2)
const others: readonly Person[] = [await person(1, 'osmo'), await person(2, 'osmo')]

/** The person with an address; undefined for that of somebody else. */
export function personOf(address: string): Person | undefined {
  const isTheirs = (each: Person): boolean => each.addressOn(address.startsWith('osmo') ? 'osmo' : 'cosmos') === address
  return (address.startsWith('osmo') ? others : [ida, jon]).find(isTheirs)
}

/** The prefix of the addresses on a chain. */
export function prefixOn(chainId: string): string {
  return chainId.startsWith('osmo') ? 'osmo' : 'cosmos'
}
