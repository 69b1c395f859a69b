import type { CaipAddress, CaipNetworkId, ChainNamespace } from './ids.js'
import { shown } from '../errors/shown.js'
import { caipError } from './errors.js'
import { type IsKnownNamespace, isProductNamespace } from './namespaces.js'
import { parts } from './parts.js'

/** A CAIP-10 address in its parts, and the CAIP-2 id of its network. */
export interface CaipAddressParts {
  readonly namespace: ChainNamespace
  readonly reference: string
  readonly networkId: CaipNetworkId
  readonly address: string
}

/** Splits a CAIP-10 address; anything but exactly three non-empty parts and a known namespace is an error. */
export function parseCaipAddress(value: unknown, isKnown: IsKnownNamespace = isProductNamespace): CaipAddressParts {
  if (!isCaipAddress(value, isKnown)) throw caipError('caip/invalid-address', { value: shown(value) })
  const [namespace, reference, address] = value.split(':') as [ChainNamespace, string, string]
  return { namespace, reference, networkId: `${namespace}:${reference}`, address }
}

/** True for exactly three non-empty parts and a known namespace. */
export function isCaipAddress(value: unknown, isKnown: IsKnownNamespace = isProductNamespace): value is CaipAddress {
  const found = parts(value, 3)
  return found !== undefined && isKnown(found[0] as string)
}

/** Builds a CAIP-10 address from a CAIP-2 network id and a plain address; parts that do not make one are an error. */
export function toCaipAddress(networkId: CaipNetworkId, address: string): CaipAddress {
  const value = `${networkId}:${address}` as const
  if (parts(value, 3) === undefined) throw caipError('caip/invalid-address', { value: shown(value) })
  return value
}

/** The plain address in a CAIP-10 address, whatever its family. */
export function plainAddress(value: unknown): string {
  const address = parts(value, 3)?.[2]
  if (address === undefined) throw caipError('caip/no-address', { value: shown(value) })
  return address
}
