import { publicKeyToAddress, privateKeyToPublic, publicKeyToHex } from '@stacks/transactions'

/** Somebody with a key and an address on each kind of network. */
export interface Person {
  readonly secret: string
  readonly publicKey: string
  readonly mainnet: string
  readonly testnet: string
}

function person(byte: string): Person {
  // The last byte says that the key is written short.
  const secret = `${byte.repeat(32)}01`
  const publicKey = publicKeyToHex(privateKeyToPublic(secret))
  return { secret, publicKey, mainnet: publicKeyToAddress(publicKey, 'mainnet'), testnet: publicKeyToAddress(publicKey, 'testnet') }
}

export const ada: Person = person('11')
export const bob: Person = person('22')

/** Whose address it is, on whichever network; undefined for who is none of them. */
export function personOf(address: string): Person | undefined {
  return [ada, bob].find(({ mainnet, testnet }) => address === mainnet || address === testnet)
}
