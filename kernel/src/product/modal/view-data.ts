import type { ViewName } from '../../core/open.js'
import { type Check, numberOrText, object, optional, text } from './check.js'

const network = object({ caipNetworkId: text, chainNamespace: text }, true)
const wallet = optional(object({ id: text, name: text }, true))
const maybeText = optional(text)

/** What the product's own views need to be opened with from outside. A plugin's view checks its data itself. */
export const viewData: { readonly [K in ViewName]?: Check } = {
  SwitchNetwork: object({ network }),
  SwitchActiveChain: object({ network }),
  ConnectingExternal: object({ connectorId: text, namespace: text, wallet }),
  ConnectingWalletConnect: optional(object({ wallet })),
  DataCapture: optional(object({ email: maybeText })),
  UpdateEmailWallet: object({ email: text, redirectView: maybeText }),
  Swap: optional(object({ fromToken: maybeText, toToken: maybeText, amount: maybeText })),
  WalletSend: optional(object({ amount: text, assetAddress: text, namespace: text, chainId: numberOrText, to: text })),
}
