import { isSameBytes, transferError, type WantedTransfer, writeAmount } from '@billfold/kernel/family'
import { hex } from '@scure/base'
import { type Transaction, p2sh, p2tr, p2wpkh, selectUTXO } from '@scure/btc-signer'
import { readAddress } from '../read-address.js'
import { bitcoinError } from '../errors.js'
import { netOf } from '../networks/wallet-networks.js'
import { scriptOf, signerNetworks } from '../signing/scripts.js'
import type { Coin } from './esplora.js'

export interface TransferParts extends WantedTransfer {
  readonly coins: readonly Coin[]
  /** Satoshis for a virtual byte. */
  readonly feeRate: bigint
  /** The name of the wallet, for failures. */
  readonly wallet: string
}

/** Inscriptions and runes lie on coins of at most this, in satoshis: on taproot addresses such coins are left where they are. */
const mostUnderCollectible = 10_000
/** The same on other addresses; and what can be sent to every address. */
const small = 546

/** Builds a transfer from the coins of a payment account. What is left comes back to it, unless it is less than it costs to spend. */
export function buildTransfer({
  account: { address, publicKey },
  network,
  to,
  amount,
  coins,
  feeRate,
  wallet,
}: TransferParts): Transaction {
  const net = signerNetworks[netOf(network.caipNetworkId)]
  const spending = paymentOf(address, publicKey)
  if (spending === undefined) throw bitcoinError('bitcoin/no-key', { wallet })
  const most = readAddress(address)?.kind === 'p2tr' ? mostUnderCollectible : small
  const inputs = coins
    .filter(({ value }) => value > most)
    .map(({ txid, vout: index, value }) => ({
      ...spending,
      txid,
      index,
      witnessUtxo: { script: scriptOf(address), amount: BigInt(value) },
    }))
  const options = { feePerByte: feeRate, changeAddress: address, network: net, createTx: true, bip69: true }
  const select = (value: bigint, strategy: 'all' | 'default'): Selection | undefined =>
    inputs.length === 0 ? undefined : selectUTXO(inputs, [{ address: to, amount: value }], strategy, options)
  const selected = select(amount, 'default')
  if (selected?.tx !== undefined) return selected.tx
  const held = inputs.reduce((sum, { witnessUtxo }) => sum + witnessUtxo.amount, 0n)
  const fee = feeRate * vbytesOfAll(select(BigInt(small), 'all'), scriptOf(address))
  throw transferError('transfer/not-enough', { needed: writeAmount(amount + fee, network), held: writeAmount(held, network) })
}

type Selection = NonNullable<ReturnType<typeof selectUTXO>>

/** How long a transaction is that spends every coin, and gives nothing back. */
function vbytesOfAll(all: Selection | undefined, script: Uint8Array): bigint {
  if (all === undefined) return 0n
  // Amount, length and script of what would come back.
  const change = all.change ? 8 + 1 + script.length : 0
  return BigInt(Math.ceil(all.weight / 4) - change)
}

/** What a wallet wants to know of a coin beside its script. Undefined for an address that needs a key which nobody told. */
function paymentOf(
  address: string,
  publicKey: string | undefined,
): { readonly redeemScript?: Uint8Array; readonly tapInternalKey?: Uint8Array } | undefined {
  if (readAddress(address)?.kind === 'p2wpkh') return {}
  const key = publicKey === undefined ? new Uint8Array() : hex.decode(publicKey)
  const payments = key.length === 33 ? [p2tr(key.slice(1)), p2sh(p2wpkh(key))] : key.length === 32 ? [p2tr(key)] : []
  return payments.find(({ script }) => isSameBytes(script, scriptOf(address)))
}
