import type { RpcMethodLists } from '@billfold/kernel'

/** Requests that a Stacks wallet shows to the person, by SIP-030. */
export const askedMethods = [
  'stx_signMessage',
  'stx_signStructuredMessage',
  'stx_signTransaction',
  'stx_transferStx',
  'stx_transferSip10Ft',
  'stx_transferSip9Nft',
  'stx_callContract',
  'stx_deployContract',
] as const

/** Methods that may be asked of a Stacks wallet: directly, or after the visitor approved. */
export const stacksMethods: RpcMethodLists = { safe: ['getAddresses', 'stx_getAddresses', 'stx_getNetworks'], ask: askedMethods }
