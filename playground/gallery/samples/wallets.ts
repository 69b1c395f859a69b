import type { PictureSource } from '@billfold/ui/kit'

export interface SampleWallet {
  readonly id: string
  readonly name: string
  readonly picture: PictureSource | undefined
}

const starts = ['Bow', 'Rain', 'Meta', 'Zer', 'Ion', 'Phan', 'Tom', 'Coo', 'Bra', 'Lum', 'Oky', 'Har', 'Vel', 'Nim']
const ends = ['bit', 'lum', 'trust', 'tom', 'argent', 'frame', 'zer', 'ky', 'get', 'rain', 'co', 'bour', 'vet', 'bus']

/** Made-up wallets, as many as one wants, each with its own picture; every seventh has none. */
export function sampleWallets(count: number): readonly SampleWallet[] {
  return Array.from({ length: count }, (_, index) => {
    const name = sampleName(index)
    return { id: `wallet-${index}`, name, picture: index % 7 === 6 ? undefined : samplePicture(index) }
  })
}

/** A picture of a mountain in the colour that its number gives it. */
export function samplePicture(index: number): PictureSource {
  const hue = (index * 47) % 360
  const peak = 12 + ((index * 5) % 9)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 52% 40%)"/><path d="M${peak + 4} 11 31 29H9z" fill="#fff" fill-opacity=".94"/></svg>`
  return { key: `sample-${index}`, load: () => Promise.resolve(new Blob([drawing], { type: 'image/svg+xml' })) }
}

/** A picture that never comes, as from a server that does not answer. */
export const stuckPicture: PictureSource = { key: 'stuck', load: () => new Promise(() => undefined) }

/** A picture that is none. */
export const brokenPicture: PictureSource = { key: 'broken', load: () => Promise.resolve(new Blob(['no picture'], { type: 'image/png' })) }

function sampleName(index: number): string {
  const name = `${starts[index % starts.length] ?? ''}${ends[Math.floor(index / starts.length + index) % ends.length] ?? ''}`
  const round = Math.floor(index / (starts.length * ends.length))
  return round === 0 ? name : `${name} ${round + 1}`
}
