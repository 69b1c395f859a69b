import type { Page } from 'playwright'

import type { PairingFlow } from './pairing-flow.js'

const presses = 7
/** A press that was not answered by then was not answered. */
const patience = 2_000

/** Measures the time from a key press to the next frame of the modal, in milliseconds: the median of seven. Infinity when the focus does not move. */
export async function reactionOf({ host: { page } }: PairingFlow): Promise<number> {
  const places = new Set<string>()
  const time = await medianOf(page, async () => {
    places.add(await page.evaluate(() => document.querySelector('billfold-modal')?.shadowRoot?.activeElement?.outerHTML ?? 'outside'))
  })
  return places.size === 1 ? Infinity : time
}

/** Measures the same in an empty page: what the machine takes by itself, busy with other things as it may be. */
export async function reactionOfMachine({ host: { context } }: PairingFlow): Promise<number> {
  const page = await context.newPage()
  const time = await medianOf(page)
  await page.close()
  return time
}

async function medianOf(page: Page, afterPress?: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let press = 0; press < presses; press += 1) {
    const reaction = await page.evaluateHandle(nextReaction, patience)
    await page.keyboard.press('Tab')
    times.push(await reaction.evaluate(({ time }) => time))
    await afterPress?.()
  }
  return times.toSorted((a, b) => a - b)[Math.floor(presses / 2)] ?? Infinity
}

/** From the key that is pressed to the frame after it. Where the focus is in nothing, the key is the page's. */
function nextReaction(longest: number): { readonly time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    setTimeout(() => resolve(longest), longest)
    const onKey = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)))
    }
    document.addEventListener('keydown', onKey, { once: true, capture: true })
  })
  return { time }
}
