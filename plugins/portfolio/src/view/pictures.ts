import type { Kernel } from '@billfold/kernel'
import { type PictureEndpoints, type PictureSource, remotePicture } from '@billfold/ui/kit'
import type { Nft, TokenRow } from '../contract.js'

/** The picture that the host or the wallet service has of a token. The service's for a symbol is only for tokens that are known: another one could borrow its face. */
export function rowPicture(kernel: Kernel, { key, token, trust }: TokenRow): PictureSource | undefined {
  const named = remotePicture(kernel, `token ${key}`, tokenOptionImage(kernel, token) ?? token.iconUrl)
  if (named !== undefined || trust !== 'known') return named
  const client = kernel.http.endpoint('wallet')
  const path = `/public/getTokenImage/${encodeURIComponent(token.symbol)}`
  return client && { key: `token symbol ${token.symbol}`, load: (signal) => client.blob(path, { signal }) }
}

/** The picture of a collectible, as its service has it. */
export function nftPicture(kernel: PictureEndpoints, { key, imageUrl }: Nft): PictureSource | undefined {
  return imageUrl === undefined ? undefined : remotePicture(kernel, `nft ${key}`, imageUrl)
}

function tokenOptionImage({ options }: Kernel, { chainId, address }: TokenRow['token']): string | undefined {
  const option = options.tokens[chainId]
  return option !== undefined && address?.toLowerCase() === `${chainId}:${option.address}`.toLowerCase() ? option.image : undefined
}
