import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer'

/** The prefixes of regtest, as the SDK takes them. */
export const regtest: typeof TEST_NETWORK = { ...TEST_NETWORK, bech32: 'bcrt' }

/** The script that locks what is sent to an address; undefined for what is no address here. */
export function scriptOf(address: string): Uint8Array | undefined {
  try {
    return OutScript.encode(Address(regtest).decode(address))
  } catch {
    // An address of another network, or none at all.
    return undefined
  }
}

/** The address that a script stands for; undefined for one that has none. */
export function addressOf(script: Uint8Array): string | undefined {
  try {
    return Address(regtest).encode(OutScript.decode(script))
  } catch {
    // It holds data, or is of a kind without an address.
    return undefined
  }
}
