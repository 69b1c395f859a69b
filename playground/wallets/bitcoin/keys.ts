import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { NETWORK, TEST_NETWORK, p2tr, p2wpkh } from '@scure/btc-signer'
import type { BitcoinNetworkName } from './bitcoin-wallet.js'

/** The prefixes of each network, as the SDK takes them. */
const prefixes: Readonly<Record<BitcoinNetworkName, typeof NETWORK>> = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
}

/** Purposes of accounts: for payments, and for collectibles. */
export type Purpose = 'payment' | 'ordinals'

/** An address of a key, and what it takes to spend from it. */
export interface KeyAddress {
  readonly address: string
  readonly script: Uint8Array
  readonly purpose: Purpose
  readonly secret: Uint8Array
  /** The public key, whole. */
  readonly publicKey: Uint8Array
}

/** The addresses of a key on a network: the one for payments first. */
export function addressesOf(secretHex: string, network: BitcoinNetworkName): readonly KeyAddress[] {
  const secret = hex.decode(secretHex)
  const publicKey = secp256k1.getPublicKey(secret)
  const payment = p2wpkh(publicKey, prefixes[network])
  const ordinals = p2tr(publicKey.slice(1), undefined, prefixes[network])
  return [
    { address: payment.address ?? '', script: payment.script, purpose: 'payment', secret, publicKey },
    { address: ordinals.address ?? '', script: ordinals.script, purpose: 'ordinals', secret, publicKey },
  ]
}

/** The prefixes of a network. */
export function prefixesOf(network: BitcoinNetworkName): typeof NETWORK {
  return prefixes[network]
}
