import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'

import { encodeQr } from './encode-qr.js'
import { logoHole, qrPath } from './qr-path.js'

const plate = 330
const padding = 12
const link = `wc:${'7f6e504bfad60b48'.repeat(4)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}&expiryTimestamp=1795234382`

describe('qrPath', () => {
  test.each([1, 2, 3])('behavior: a code with a logo reads back from a screen of %d pixels per px', async (scale) => {
    expect(decodeQR(await picture(link, { scale, hasLogo: true }))).toBe(link)
  })

  test.each([
    ['a short text', 'https://example.com'],
    ['a payment', 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.015'],
    ['words of any script', 'محفظة 钱包 👛'],
    ['a very long text', link.repeat(3)],
  ])('behavior: %s reads back', async (_, text) => {
    expect(decodeQR(await picture(text, { scale: 2, hasLogo: true }))).toBe(text)
    expect(decodeQR(await picture(text, { scale: 2, hasLogo: false }))).toBe(text)
  })

  test('behavior: the logo takes a fifth of the width, in the middle, and no ink lies under it', () => {
    const { start, end } = logoHole(61)
    expect((end - start) / 61).toBeCloseTo(0.2, 1)
    expect(start).toBe(61 - end)
  })
})

/** The code as the screen shows it, logo and all. */
async function picture(text: string, { scale, hasLogo }: { readonly scale: number; readonly hasLogo: boolean }): Promise<ImageData> {
  const matrix = encodeQr(text)
  const side = matrix.length + 4
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${plate}" height="${plate}" viewBox="-2 -2 ${side} ${side}"><path d="${qrPath(matrix, { hasLogo })}" fill="#131614" fill-rule="evenodd"/></svg>`
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  await image.decode()
  URL.revokeObjectURL(address)
  const size = plate * scale
  const context = new OffscreenCanvas(size, size).getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  const inner = (plate - 2 * padding) * scale
  context.drawImage(image, padding * scale, padding * scale, inner, inner)
  context.fillStyle = 'teal'
  const logo = 56 * scale
  if (hasLogo) context.fillRect((size - logo) / 2, (size - logo) / 2, logo, logo)
  return context.getImageData(0, 0, size, size)
}
