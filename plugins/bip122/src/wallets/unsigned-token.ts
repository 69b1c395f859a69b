import type { CaipNetworkId } from '@billfold/kernel'
import { networkName } from '../networks/wallet-networks.js'

/** A JSON Web Token that nobody has signed, as the first sats-connect wrote its requests. */
export function unsignedToken(payload: object): string {
  return `${part({ typ: 'JWT', alg: 'none' })}.${part(payload)}.`
}

/** The network in such a request. */
export function networkType(networkId: CaipNetworkId): object {
  return { type: capital(networkName(networkId) ?? 'mainnet') }
}

/** A name with a capital letter. */
export function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** In base 64 for addresses. */
function part(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
