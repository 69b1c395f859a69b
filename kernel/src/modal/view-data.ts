import * as v from 'valibot'
import type { ViewName } from '../contract/open.js'

const text = v.string()
const network = v.looseObject({ caipNetworkId: text, chainNamespace: text })
const wallet = v.optional(v.looseObject({ id: text, name: text }))

/** What the product's own views need to be opened with from outside. A plugin's view checks its data itself. */
export const viewData: { readonly [K in ViewName]?: v.GenericSchema } = {
  SwitchNetwork: v.object({ network }),
  SwitchActiveChain: v.object({ network }),
  ConnectingExternal: v.object({ connectorId: text, namespace: text, wallet }),
  ConnectingWalletConnect: v.optional(v.object({ wallet })),
  DataCapture: v.optional(v.object({ email: v.optional(text) })),
  UpdateEmailWallet: v.object({ email: text, redirectView: v.optional(text) }),
  Swap: v.optional(v.object({ fromToken: v.optional(text), toToken: v.optional(text), amount: v.optional(text) })),
  WalletSend: v.optional(v.object({ amount: text, assetAddress: text, namespace: text, chainId: v.union([v.number(), text]), to: text })),
}
