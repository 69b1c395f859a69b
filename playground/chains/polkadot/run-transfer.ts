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
  const { from, to, nonce, amount, asset, isSignatureTrue, hash } = transfer
  const [sender, fee] = [ledger.account(from), feeOf(transfer)]
  if (!isSignatureTrue) throw invalidTransaction('Transaction has a bad signature')
  if (nonce < sender.nonce) throw invalidTransaction('Transaction is outdated')
  if (nonce > sender.nonce) throw invalidTransaction('Transaction will be valid in the future')
  if (asset === undefined) moveCoin(transfer, ledger, fee)
  else moveToken({ ...transfer, asset }, ledger, fee)
  ledger.record({ hash, from: encodeAddress(from), to: encodeAddress(to), amount, asset, fee, nonce })
}

const poor = (): Error => invalidTransaction('Inability to pay some fees (e.g. account balance too low)')

function moveCoin({ from, to, amount, isKeepingAlive }: SignedTransfer, ledger: Ledger, fee: bigint): void {
  const sender = ledger.account(from)
  const left = sender.free - fee - amount
  const least = isKeepingAlive && sender.frozen < existentialDeposit ? existentialDeposit : sender.frozen
  if (left < least) throw poor()
  ledger.put(from, { ...sender, nonce: sender.nonce + 1, free: left })
  const receiver = ledger.account(to)
  if (receiver.free + amount < existentialDeposit) throw invalidTransaction('Account cannot exist with the funds that would be given')
  ledger.put(to, { ...receiver, free: receiver.free + amount })
}

function moveToken(transfer: SignedTransfer & { readonly asset: number }, ledger: Ledger, fee: bigint): void {
  const { from, to, amount, asset: id, isKeepingAlive } = transfer
  const { assets } = ledger
  const [sender, asset] = [ledger.account(from), assets.find(id)]
  if (sender.free - fee < existentialDeposit) throw poor()
  if (asset === undefined) throw invalidTransaction('The given asset ID is unknown')
  if (assets.isFrozen(id, from)) throw invalidTransaction('The origin account is frozen')
  const [left, given] = [assets.balance(id, from) - amount, assets.balance(id, to) + amount]
  if (left < (isKeepingAlive ? asset.minBalance : 0n))
    throw invalidTransaction('Account balance must be greater than or equal to the transfer amount')
  if (given < asset.minBalance) throw invalidTransaction('Balance should be at least the minimum')
  if (!asset.isSufficient && ledger.account(to).free === 0n) throw invalidTransaction('Account cannot be created')
  ledger.put(from, { ...sender, nonce: sender.nonce + 1, free: sender.free - fee })
  // A rest below the least is burnt.
  assets.put(id, from, left < asset.minBalance ? 0n : left)
  assets.put(id, to, given)
}
