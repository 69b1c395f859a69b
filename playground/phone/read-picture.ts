/** Reads the text of a QR code in a picture. */
export async function readPicture(picture: Blob): Promise<string> {
  const image = await createImageBitmap(picture)
  const text = (await byBrowser(image)) ?? (await byScript(image))
  if (text === undefined) throw new Error('There is no QR code in the picture')
  return text
}

interface Detector {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

/** Some browsers read codes themselves. */
async function byBrowser(image: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }
  if (BarcodeDetector === undefined) return undefined
  try {
    return (await new BarcodeDetector({ formats: ['qr_code'] }).detect(image))[0]?.rawValue
  } catch {
    // It is there and cannot: the script reads as well.
    return undefined
  }
}

async function byScript(image: ImageBitmap): Promise<string | undefined> {
  const { default: jsqr } = await import('jsqr')
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const pixels = canvas?.getImageData(0, 0, width, height).data
  return pixels && jsqr.default(pixels, width, height)?.data
}
