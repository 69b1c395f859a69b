import type { BrowserContext } from 'playwright'

import type { Picture } from './picture-of.js'

/** How many pixels of two pictures differ visibly. The corners are left out: they are round, and one sees what is behind. */
export async function differingPixels(context: BrowserContext, pictures: readonly [Picture, Picture]): Promise<number> {
  // A page without a policy: pictures come in as data.
  const page = await context.newPage()
  try {
    return await page.evaluate(compare, { pictures, corner: 30, threshold: 24 })
  } finally {
    await page.close()
  }
}

interface Comparison {
  readonly pictures: readonly [Picture, Picture]
  readonly corner: number
  readonly threshold: number
}

/** Runs in the page. */
async function compare({ pictures, corner, threshold }: Comparison): Promise<number> {
  const [one, two] = await Promise.all(
    pictures.map(async ({ data, box }) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob()
      const context = new OffscreenCanvas(box.width, box.height).getContext('2d')
      context?.drawImage(await createImageBitmap(blob), -box.x, -box.y)
      return context?.getImageData(0, 0, box.width, box.height)
    }),
  )
  if (one === undefined || two === undefined || one.width !== two.width || one.height !== two.height) return Infinity
  const { width, height } = one
  let count = 0
  for (let index = 0; index < one.data.length; index += 4) {
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)]
    const isCorner = Math.min(x, width - 1 - x) < corner && Math.min(y, height - 1 - y) < corner
    const isDifferent = [0, 1, 2].some((part) => Math.abs((one.data[index + part] ?? 0) - (two.data[index + part] ?? 0)) > threshold)
    if (!isCorner && isDifferent) count += 1
  }
  return count
}
