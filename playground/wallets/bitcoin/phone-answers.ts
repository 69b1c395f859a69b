import { base64 } from '@scure/base'
import type { BitcoinKey, BitcoinNetworkName } from './bitcoin-wallet.js'
import { addressesOf } from './keys.js'
import { signAsSpend, signByKey, signInputs } from './signatures.js'

type Params = Readonly<Record<string, unknown>>

/** Answers of a phone to the Bitcoin requests of a paired app, with a real key. */
export function bitcoinAnswers(
  { secret }: BitcoinKey,
  network: BitcoinNetworkName = 'regtest',
): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  const own = addressesOf(secret, network)
  const keyOf = (said: unknown): (typeof own)[number] => {
    const found = own.find(({ address }) => address === said)
    if (found === undefined) throw new Error(`${String(said)} is no address of this phone`)
    return found
  }
  return {
    getAccountAddresses: async () =>
      own.map(({ address, purpose }) => ({ address, intention: purpose === 'payment' ? 'payment' : 'ordinal' })),
    signMessage: async (params) => {
      const { address, account, message, protocol } = params as Params
      const key = keyOf(address ?? account)
      const isSpend = protocol === 'bip322' || key.purpose === 'ordinals'
      return { address: key.address, signature: base64.encode((isSpend ? signAsSpend : signByKey)(key, String(message))) }
    },
    signPsbt: async (params) => {
      const { account, psbt, signInputs: asked } = params as Params
      const inputs = (asked as readonly { readonly index: number }[]).map(({ index }) => index)
      return { psbt: base64.encode(signInputs(keyOf(account), base64.decode(String(psbt)), inputs)) }
    },
  }
}
