/**
 * Places of the product's entries in its slots. Spaced by ten: a plugin's own entry goes between two of them, or behind the
 * last one. A manifest, which is in the first file of a page, writes its number and has its type checked against this table.
 */
export const slotOrders = {
  'connect.methods': { email: 10, social: 20, wallet: 30 },
  'wallet.sources': { walletConnect: 10, recent: 20, injected: 30, featured: 40, custom: 50, external: 60, recommended: 70 },
  'account.summary': { total: 10 },
  'account.actions': { onramp: 10, swaps: 20, receive: 30, send: 40 },
  'account.tabs': { tokens: 10, nfts: 20, activity: 30 },
  'modal.footer': { legal: 10, default: 20 },
  'modal.close-guards': { unsupportedChain: 10, siwx: 20, emailCapture: 30 },
  'session.steps': { emailCapture: 10, siwx: 20 },
} as const

/** The table as a type: `order: 20 satisfies SlotOrders['connect.methods']['social']`. */
export type SlotOrders = typeof slotOrders
