import type { Page } from 'playwright'

import { watchClick, watched } from './in-page.js'
import { connect } from './seen.js'

/** Clicks as a visitor does, and tells the milliseconds from the press until the frame with what is to be seen was painted. */
export async function clickAndSee(page: Page, seen: string): Promise<number> {
  const box = await page.locator(connect).boundingBox()
  if (box === null) throw new Error('There is nothing to click')
  await page.evaluate(watchClick, seen)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(watched)
}
