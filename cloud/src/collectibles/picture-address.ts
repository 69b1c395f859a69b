import type { Place } from './find-place.js'

/** The path of pictures of collectibles at this server. */
export const picturePath = '/v1/collectibles/picture'

/** Pages take no longer address. */
const longest = 2_048

/** Makes the address at which pages find the picture of a place; undefined where it is longer than they take. */
export function pictureAddress(baseUrl: string, { address }: Place): string | undefined {
  const url = `${baseUrl}${picturePath}?url=${encodeURIComponent(address)}`
  return url.length <= longest ? url : undefined
}
