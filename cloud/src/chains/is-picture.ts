const longestImage = 65_536

/** True for a picture that is written out. An address of one elsewhere is none: this server sends pages to no host but the chain's. */
export function isPicture(image: unknown): image is string {
  return typeof image === 'string' && image.length <= longestImage && /^data:image\/(png|jpeg|webp|gif|avif|svg\+xml)[;,]/.test(image)
}
