import { encodeAddress } from '@polkadot/util-crypto'

import type { DispatchError } from './block-events.js'
import type { Ledger } from './ledger.js'
import { type SignedTransfer, invalidTransaction } from './read-extrinsic.js'
import { existentialDeposit } from './seed.js'

/** The price of a transaction, by its length. */
export function feeOf({ length }: Pick<SignedTransfer, 'length'>): bigint {
  return 156_000_000n + 10_000n * BigInt(length)
}

/** Takes a transfer into a block of its own, where it may fail: its fee is paid all the same. Throws what nodes say to one that they do not take at all. */
export function runTransfer(transfer: SignedTransfer, ledger: Ledger): void {
  const { from, to, nonce, amount, asset, isSignatureTrue, hash, extrinsic } = transfer
  const [sender, fee] = [ledger.account(from), feeOf(transfer)]
  if (!isSignatureTrue) throw invalidTransaction('Transaction has a bad signature')
  if (nonce < sender.nonce) throw invalidTransaction('Transaction is outdated')
  if (nonce > sender.nonce) throw invalidTransaction('Transaction will be valid in the future')
  const free = sender.free - fee
  if (free < existentialDeposit || free < sender.frozen)
    throw invalidTransaction('Inability to pay some fees (e.g. account balance too low)')
  ledger.put(from, { ...sender, nonce: nonce + 1, free })
  const failure = asset === undefined ? moveCoin(transfer, ledger) : moveToken({ ...transfer, asset }, ledger)
  ledger.record({ hash, from: encodeAddress(from), to: encodeAddress(to), amount, asset, fee, nonce, failure }, extrinsic)
}

function moveCoin({ from, to, amount, isKeepingAlive }: SignedTransfer, ledger: Ledger): DispatchError | undefined {
  const sender = ledger.account(from)
  const left = sender.free - amount
  if (left < 0n) return { Token: 'FundsUnavailable' }
  if (left < sender.frozen) return { Token: 'Frozen' }
  if (isKeepingAlive && left < existentialDeposit) return { Token: 'NotExpendable' }
  if (ledger.account(to).free + amount < existentialDeposit) return { Token: 'BelowMinimum' }
  ledger.put(from, { ...sender, free: left })
  ledger.put(to, { ...ledger.account(to), free: ledger.account(to).free + amount })
  return undefined
}

/** Failures of the pallet Assets, by their numbers. */
const failures = { balanceLow: 0, unknown: 3, frozen: 4 } as const
const ofAssets = (number: number): DispatchError => ({ Module: { index: 50, error: Uint8Array.of(number, 0, 0, 0) } })

function moveToken(transfer: SignedTransfer & { readonly asset: number }, ledger: Ledger): DispatchError | undefined {
  const { from, to, amount, asset: id, isKeepingAlive } = transfer
  const { assets } = ledger
  const asset = assets.find(id)
  if (asset === undefined) return ofAssets(failures.unknown)
  if (assets.isFrozen(id, from)) return ofAssets(failures.frozen)
  const left = assets.balance(id, from) - amount
  if (left < (isKeepingAlive ? asset.minBalance : 0n)) return ofAssets(failures.balanceLow)
  if (assets.balance(id, to) + amount < asset.minBalance) return { Token: 'BelowMinimum' }
  if (!asset.isSufficient && ledger.account(to).free === 0n) return { Token: 'CannotCreate' }
  // A rest below the least is burnt.
  assets.put(id, from, left < asset.minBalance ? 0n : left)
  assets.put(id, to, assets.balance(id, to) + amount)
  return undefined
}
