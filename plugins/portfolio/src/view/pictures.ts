import type { EndpointName, Kernel } from '@billfold/kernel'
import type { PictureSource } from '@billfold/ui/kit'
import type { Nft, TokenRow } from '../contract.js'

/** The picture of a token. The service's picture for a symbol is only for tokens that are known: another one could borrow its face. */
export function tokenPicture(kernel: Kernel, { key, token, trust }: TokenRow): PictureSource | undefined {
  const own = tokenOptionImage(kernel, token)
  const named = remotePicture(kernel, `token ${key}`, own ?? token.iconUrl)
  if (named !== undefined || trust !== 'known') return named
  const client = kernel.http.endpoint('wallet')
  const path = `/public/getTokenImage/${encodeURIComponent(token.symbol)}`
  return client && { key: `token symbol ${token.symbol}`, load: (signal) => client.blob(path, { signal }) }
}

/** The picture of a collectible, as its service has it. */
export function nftPicture(kernel: Kernel, { key, imageUrl }: Nft): PictureSource | undefined {
  return imageUrl === undefined ? undefined : remotePicture(kernel, `nft ${key}`, imageUrl)
}

const picturing: readonly EndpointName[] = ['blockchain', 'wallet']

/** A picture that is written out, or lies at a service that the host names. No other address is ever asked. */
function remotePicture(kernel: Kernel, key: string, address: string): PictureSource | undefined {
  if (address.startsWith('data:')) return { key: `${key} ${address.length}`, load: () => Promise.resolve(address) }
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  const name = picturing.find((endpoint) => originOf(kernel.options.endpoints[endpoint]) === origin)
  const client = name && kernel.http.endpoint(name)
  return client && { key: `${key} ${address}`, load: (signal) => client.blob(`${pathname}${search}`, { signal }) }
}

function originOf(base: string | readonly string[] | undefined): string | undefined {
  return typeof base === 'string' && URL.canParse(base) ? new URL(base).origin : undefined
}

function tokenOptionImage({ options }: Kernel, { chainId, address }: TokenRow['token']): string | undefined {
  const option = options.tokens[chainId]
  return option !== undefined && address?.toLowerCase() === `${chainId}:${option.address}`.toLowerCase() ? option.image : undefined
}
