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
const leastSpent = 546

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
  const most = readAddress(address)?.kind === 'p2tr' ? mostUnderCollectible : leastSpent
  const inputs = coins
    .filter(({ value }) => value > most)
    .map(({ txid, vout: index, value }) => ({
      ...spending,
      txid,
      index,
      witnessUtxo: { script: scriptOf(address), amount: BigInt(value) },
    }))
  const options = { feePerByte: feeRate, changeAddress: address, network: net, createTx: true, bip69: true }
  const selected = inputs.length === 0 ? undefined : selectUTXO(inputs, [{ address: to, amount }], 'default', options)
  if (selected?.tx === undefined) {
    const held = inputs.reduce((sum, { witnessUtxo }) => sum + witnessUtxo.amount, 0n)
    throw transferError('transfer/not-enough', {
      needed: `More than ${writeAmount(amount, network)}`,
      held: `${writeAmount(held, network)} to spend`,
    })
  }
  return selected.tx
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
