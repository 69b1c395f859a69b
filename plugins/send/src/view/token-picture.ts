import type { Kernel } from '@billfold/kernel'
import { type PictureSource, networkPicture, remotePicture } from '@billfold/ui/kit'
import type { SendToken } from '../contract.js'

/** The picture of a token, from where the host says that pictures may come. The network's own coin has at least that of its network. */
export function tokenPicture(kernel: Kernel, { key, chainId, iconUrl, address }: SendToken): PictureSource | undefined {
  const network = kernel.networks.find(chainId)
  const own = remotePicture(kernel, `token ${chainId} ${key}`, iconUrl)
  return own ?? (address === undefined && network !== undefined ? networkPicture(kernel, network) : undefined)
}
