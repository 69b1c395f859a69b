import { badRequest } from './chains.js'

/** An account as a path names it: plain, or as CAIP-10. */
export function accountOf(text: string): { readonly address: string; readonly chainId?: string } {
  const parts = text.split(':')
  return parts.length === 3 ? { address: parts[2] ?? '', chainId: `${parts[0]}:${parts[1]}` } : { address: text }
}

/** A token by its CAIP-10 address: in some families there are colons in what chains call it. */
export function tokenOf(text: string): { readonly address: string; readonly chainId: string } {
  const [, chainId, address] = /^([^:]*:[^:]*):(.+)$/.exec(text.trim()) ?? []
  if (chainId === undefined || address === undefined) throw badRequest('address', `${text.slice(0, 100)} is no CAIP-10 address.`)
  return { address, chainId }
}
