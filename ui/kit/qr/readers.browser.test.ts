import jsqr from 'jsqr'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'

import { encodeQr } from './encode-qr.js'
import { qrPath } from './qr-path.js'

/** As many links as are told, 50 otherwise: `VITE_CODES=1000`. */
const count = Number((import.meta as { readonly env?: Readonly<Record<string, string>> }).env?.['VITE_CODES'] ?? 50)

/** The card around the plate, and the plate itself, which is white for cameras in both. */
const themes = { dark: '#131614', light: '#fcfbf8' } as const
const plate = { side: 314, around: 28, padding: 12, radius: 16 }

describe('pairing links as QR are read by two independent decoders', () => {
  test.each([
    ['dark', false],
    ['dark', true],
    ['light', false],
    ['light', true],
  ] as const)(
    'behavior: the %s theme, with a logo: %s',
    async (theme, hasLogo) => {
      const unread: string[] = []
      for (let index = 0; index < count; index += 1) {
        const link = pairingLink()
        const { data, width, height } = await screen(link, {
          theme,
          hasLogo,
          scale: Number((import.meta as { env?: Record<string, string> }).env?.['VITE_SCALE'] ?? 1),
        })
        if (jsqr.default(data, width, height)?.data !== link) unread.push(`jsqr: ${link}`)
        if (decodeQR({ data, width, height }) !== link) unread.push(`qr: ${link}`)
      }
      expect(unread).toEqual([])
    },
    600_000,
  )

  test('behavior: a code that is covered too far is not read, so that the test above can fail', async () => {
    const { data, width, height } = await screen(pairingLink(), { theme: 'dark', hasLogo: true, logo: 170 })
    expect(jsqr.default(data, width, height)?.data).toBeUndefined()
  })
})

function pairingLink(): string {
  const soon = 1_795_234_382 + Math.floor(Math.random() * 1e6)
  return `wc:${hex()}@2?expiryTimestamp=${soon}&relay-protocol=irn&symKey=${hex()}`
}

function hex(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Look {
  readonly theme: keyof typeof themes
  readonly hasLogo: boolean
  /** How much of it the logo covers, in dots. */
  readonly logo?: number
  readonly scale?: number
}

/** The part of the screen with the code, dot by dot, as a phone in front of it sees it. */
async function screen(text: string, { theme, hasLogo, logo = 52, scale = 1 }: Look): Promise<ImageData> {
  const { side, around, padding, radius } = plate
  const matrix = encodeQr(text)
  const box = matrix.length + 4
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-2 -2 ${box} ${box}"><path d="${qrPath(matrix, { hasLogo })}" fill="#131614" fill-rule="evenodd"/></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await image.decode()
  const whole = side + 2 * around
  const context = new OffscreenCanvas(whole * scale, whole * scale).getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.scale(scale, scale)
  context.fillStyle = themes[theme]
  context.fillRect(0, 0, whole, whole)
  context.fillStyle = 'white'
  context.beginPath()
  context.roundRect(around, around, side, side, radius)
  context.fill()
  const inner = side - 2 * padding
  context.drawImage(image, around + padding, around + padding, inner, inner)
  context.fillStyle = 'teal'
  if (hasLogo) context.fillRect((whole - logo) / 2, (whole - logo) / 2, logo, logo)
  return context.getImageData(0, 0, whole * scale, whole * scale)
}
