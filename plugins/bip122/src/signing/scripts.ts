import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { type AddressNet, readAddress } from '../read-address.js'

/** What the SDK calls the prefixes of addresses. */
export const signerNetworks: Readonly<Record<AddressNet, typeof NETWORK>> = {
  main: NETWORK,
  test: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
}

/** The script that locks what is sent to an address; nothing fits what is no address. */
export function scriptOf(address: string): Uint8Array {
  const [net] = readAddress(address)?.nets ?? []
  return net === undefined ? new Uint8Array() : OutScript.encode(Address(signerNetworks[net]).decode(address))
}
