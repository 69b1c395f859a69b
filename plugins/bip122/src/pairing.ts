import type { PairingProfile } from '@billfold/kernel'
import { fieldOf, holdMethods } from '@billfold/kernel/family'
import { base64 } from '@scure/base'
import { BitcoinWallet, type WalletSigner } from './wallets/wallet-kind.js'

/** What a paired wallet is asked, in the words of WalletConnect. */
const pairedSigner: WalletSigner = {
  async signMessage(_, ask, { address, message, protocol }) {
    const params = { account: address, address, message, protocol }
    return fieldOf(await ask.rpc({ method: 'signMessage', params }), 'signature')
  },
  async signPsbt(_, ask, { address, psbt, inputs }) {
    const signInputs = inputs.map((index) => ({ address, index }))
    const params = { account: address, psbt: base64.encode(psbt), signInputs, broadcast: false }
    return fieldOf(await ask.rpc({ method: 'signPsbt', params }), 'psbt')
  },
}

/** How Bitcoin wallets on phones are reached. A wallet allows of these methods what it knows. */
export const pairing: PairingProfile = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: ['accountsChanged', 'chainChanged'],
  provider(channel) {
    holdMethods(channel)
    return new BitcoinWallet(channel, pairedSigner)
  },
}
