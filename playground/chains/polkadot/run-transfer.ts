import { encodeAddress } from '@polkadot/util-crypto'

import type { Ledger } from './ledger.js'
import { type SignedTransfer, invalidTransaction } from './read-extrinsic.js'
import { existentialDeposit } from './seed.js'

/** The price of a transaction, by its length. */
export function feeOf({ length }: Pick<SignedTransfer, 'length'>): bigint {
  return 156_000_000n + 10_000n * BigInt(length)
}

/** Runs a transfer, or says as nodes do why it cannot be. */
export function runTransfer(transfer: SignedTransfer, ledger: Ledger): void {
  const { from, to, nonce, amount, isKeepingAlive, isSignatureTrue, hash } = transfer
  const [sender, fee] = [ledger.account(from), feeOf(transfer)]
  if (!isSignatureTrue) throw invalidTransaction('Transaction has a bad signature')
  if (nonce < sender.nonce) throw invalidTransaction('Transaction is outdated')
  if (nonce > sender.nonce) throw invalidTransaction('Transaction will be valid in the future')
  const left = sender.free - fee - amount
  const least = isKeepingAlive && sender.frozen < existentialDeposit ? existentialDeposit : sender.frozen
  if (left < least) throw invalidTransaction('Inability to pay some fees (e.g. account balance too low)')
  ledger.put(from, { ...sender, nonce: nonce + 1, free: left })
  const receiver = ledger.account(to)
  if (receiver.free + amount < existentialDeposit) throw invalidTransaction('Account cannot exist with the funds that would be given')
  ledger.put(to, { ...receiver, free: receiver.free + amount })
  ledger.record({ hash, from: encodeAddress(from), to: encodeAddress(to), amount, fee, nonce })
}
