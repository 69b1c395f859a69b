import type { RpcMethodLists } from '../open.js'
import type { Key } from '../../core/services/key.js'

/** The base key of the methods that a host may ask of a family's wallets: `keyFor(walletMethods, namespace)`. */
export const walletMethods = 'chain.wallet-methods' as Key<RpcMethodLists>
