import type { CaipNetworkId } from './ids.js'
import { shown } from '../errors/shown.js'
import { caipError } from './errors.js'
import { isCaipNetworkId } from './is-caip-network-id.js'

/** A CAIP-2 network id in its two parts. The namespace may be one that nobody registered. */
export interface CaipNetworkIdParts {
  readonly namespace: string
  readonly reference: string
}

/** Splits a CAIP-2 network id; anything but exactly two non-empty parts is an error. */
export function parseCaipNetworkId(value: unknown): CaipNetworkIdParts {
  if (!isCaipNetworkId(value)) throw caipError('caip/invalid-network-id', { value: shown(value) })
  const [namespace, reference] = value.split(':') as [string, string]
  return { namespace, reference }
}

/** Builds a CAIP-2 network id; parts that do not make one are an error. */
export function toCaipNetworkId(namespace: string, reference: string | number): CaipNetworkId {
  const value = `${namespace}:${reference}` as const
  parseCaipNetworkId(value)
  return value
}
