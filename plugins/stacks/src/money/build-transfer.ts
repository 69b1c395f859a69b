import type { Network } from '@billfold/kernel'
import { STACKS_MAINNET, STACKS_TESTNET } from '@stacks/network'
import { makeUnsignedSTXTokenTransfer } from '@stacks/transactions'
import { keyHashOf } from '../address.js'
import { networkKind } from '../networks/network-names.js'

/** Parts of a transfer of STX. */
export interface TransferParts {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly memo: string
  readonly nonce: number
  /** In microSTX for each byte. */
  readonly feeRate: number
}

/** The transaction in hex, for somebody to sign, and its fee in microSTX. */
export interface UnsignedTransfer {
  readonly transaction: string
  readonly fee: bigint
}

/** Any key: whose transaction it is says the hash of the address, which takes its place. */
const anyKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

/** Builds a transfer of STX, complete but for its signature. */
export async function buildTransfer(network: Network, parts: TransferParts): Promise<UnsignedTransfer> {
  const { from, to: recipient, amount, memo, nonce, feeRate } = parts
  const kind = networkKind(network) === 'testnet' ? STACKS_TESTNET : STACKS_MAINNET
  const built = await makeUnsignedSTXTokenTransfer({
    ...{ recipient, amount, memo, nonce, fee: 0, publicKey: anyKey },
    network: { ...kind, chainId: Number(network.id) },
  })
  built.auth.spendingCondition.signer = keyHashOf(from)
  const bytes = built.serialize().length / 2
  // Nodes take no less than one for each byte.
  const fee = BigInt(Math.ceil(Math.max(1, feeRate) * bytes))
  built.setFee(fee)
  return { transaction: built.serialize(), fee }
}
