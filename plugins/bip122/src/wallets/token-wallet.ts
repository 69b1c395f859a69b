import { type WalletDriver, fieldOf } from '@billfold/kernel/family'
import { networkIds } from '../networks/wallet-networks.js'
import { bitcoinDriver, has } from './bitcoin-driver.js'
import { networkType, unsignedToken } from './unsigned-token.js'

/** Magic Eden, which takes each request as a token of the first sats-connect. It has no way to be asked that is sure not to prompt. */
export const tokenWallet: WalletDriver = bitcoinDriver('tokens', {
  connectMethod: 'connect',
  methods: ['connect', 'signMessage', 'signTransaction'],
  isWallet: (thing): thing is object => has(thing, 'connect', 'signMessage', 'signTransaction'),
  async connect(_, ask, wanted) {
    const network = networkType(wanted?.caipNetworkId ?? networkIds.mainnet)
    return fieldOf(await ask.invoke('connect', unsignedToken({ purposes: ['payment', 'ordinals'], network })), 'addresses')
  },
})
