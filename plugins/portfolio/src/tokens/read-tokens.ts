import type { CaipNetworkId, TokenBalance } from '@billfold/kernel'
import { decimalText, isDecimals, usablePrice } from '@billfold/kernel/amounts'
import { clippedName, foreignPicture, isLowQuality } from '@billfold/kernel/data'
import { limits } from '../limits.js'
import { multiply } from './decimal-math.js'

/**
 * Reads the tokens that a source claims an account to hold on a network, each by itself: a row that is not whole is left out, and so
 * are tokens with zero decimals, empty ones, those of other networks, and repetitions.
 */
export function readTokens(rows: unknown, network: CaipNetworkId): readonly TokenBalance[] {
  if (!Array.isArray(rows)) return []
  const found = new Map<string, TokenBalance>()
  for (const row of rows.slice(0, limits.tokens) as readonly unknown[]) {
    const token = readToken(row, network)
    const key = token && tokenKey(token)
    if (token !== undefined && key !== undefined && !found.has(key)) found.set(key, token)
  }
  return [...found.values()]
}

/** Makes the key that tells tokens apart. Hex addresses are the same in both cases, others are not. */
export function tokenKey({ chainId, address }: Pick<TokenBalance, 'chainId' | 'address'>): string {
  const place = address ?? chainId
  return /:0x[0-9a-f]+$/i.test(place) ? place.toLowerCase() : place
}

function readToken(row: unknown, network: CaipNetworkId): TokenBalance | undefined {
  try {
    return typeof row === 'object' && row !== null ? checked(row, network) : undefined
  } catch {
    // A row of a live object may throw when it is looked at: it says nothing then.
    return undefined
  }
}

type Foreign = { readonly [K in keyof TokenBalance]?: unknown }

function checked({ name, symbol, chainId, address, price, quantity, iconUrl }: Foreign, network: CaipNetworkId): TokenBalance | undefined {
  const amount = readQuantity(quantity)
  const place = readAddress(address, network)
  const shortName = clippedName(symbol, limits.symbolSigns)
  if (amount === undefined || place === 'wrong' || chainId !== network) return undefined
  const longName = clippedName(name, limits.nameSigns) ?? shortName
  if (longName === undefined || (place !== undefined && isNothing(amount.numeric))) return undefined
  const known = usablePrice(price)
  return {
    name: longName,
    symbol: shortName ?? longName,
    chainId: network,
    ...(place !== undefined && { address: place }),
    price: known ?? 0,
    ...valueOf(amount.numeric, known),
    iconUrl: foreignPicture(iconUrl) ?? '',
    quantity: amount,
  }
}

/** Counts the worth from amount and price: the product of a service is not believed. */
export function valueOf(numeric: string, price: number | undefined): { readonly value?: number } {
  const value = price === undefined ? undefined : Number(multiply(numeric, price))
  return value !== undefined && Number.isFinite(value) ? { value } : {}
}

function readQuantity(quantity: unknown): TokenBalance['quantity'] | undefined {
  if (typeof quantity !== 'object' || quantity === null) return undefined
  const { decimals, numeric } = quantity as { readonly decimals?: unknown; readonly numeric?: unknown }
  const places = typeof decimals === 'string' && /^\d{1,3}$/.test(decimals) ? Number(decimals) : decimals
  const amount = decimalText(numeric)
  if (!isDecimals(places) || isLowQuality(places) || amount === undefined) return undefined
  return { decimals: String(places), numeric: amount }
}

/** A CAIP-10 address on the network, whether it was said with the network or without. */
function readAddress(address: unknown, network: CaipNetworkId): string | undefined | 'wrong' {
  if (address === undefined || address === null || address === '') return undefined
  if (typeof address !== 'string' || address.length > limits.addressLength) return 'wrong'
  const plain = address.startsWith(`${network}:`) ? address.slice(network.length + 1) : address
  return /^[\w.%-]+$/.test(plain) ? `${network}:${plain}` : 'wrong'
}

function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount)
}
