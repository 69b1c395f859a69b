import type { RpcMethodLists } from '../../product/slot-items.js'
import type { Key } from '../../core/services/token.js'

/** The base key of the methods that a host may ask of a family's wallets: `keyFor(walletMethods, 'sui')`. */
export const walletMethods = 'chain.wallet-methods' as Key<RpcMethodLists>
