import type { CaipNetworkId, Kernel } from '@billfold/kernel'
import type { ReactElement } from 'react'

import { useKernel } from '../kernel/kernel-context.js'
import type { PictureSource } from './image-store.js'
import { markPicture } from './mark-picture.js'
import { Picture, type PictureProps } from './picture.js'
import { remotePicture } from './remote-picture.js'

export interface PicturedToken {
  readonly chainId: CaipNetworkId
  readonly symbol: string
  /** Contract or mint, with its network or without; undefined for the network's own coin. */
  readonly address?: string | undefined
  /** Where its source says that its picture is. */
  readonly iconUrl: string
}

export interface TokenPictureProps extends Pick<PictureProps, 'badge' | 'size'> {
  readonly token: PicturedToken
  /** A picture that is known better. */
  readonly source?: PictureSource | undefined
}

/** The picture of a token, round. One that has none gets a mark of its contract: two of one symbol are not alike. */
export function TokenPicture({ token, source, ...props }: TokenPictureProps): ReactElement {
  const kernel = useKernel()
  const seed = token.address?.split(':').at(-1)?.toLowerCase()
  return <Picture {...props} name={token.symbol} seed={seed} shape="round" source={source ?? tokenSource(kernel, token)} />
}

/** Its source's picture where the host named that, else its own mark. A contract is known by its address, and a coin by its network. */
function tokenSource(kernel: Kernel, { chainId, address, iconUrl }: PicturedToken): PictureSource | undefined {
  const named = remotePicture(kernel, `token ${chainId} ${address ?? ''}`, iconUrl)
  if (named !== undefined) return named
  if (address !== undefined) return markPicture('token', address.startsWith(`${chainId}:`) ? address : `${chainId}:${address}`)
  const network = kernel.networks.find(chainId)
  return network && markPicture('coin', network.nativeCurrency.symbol)
}
