import type { Page } from 'playwright'

/** A page whose clock stands still unless a test turns it: how long something takes there is not how slow the machine is. */
export class PageTime {
  private constructor(private readonly page: Page) {}

  /** Stops the clock of a page that had it installed. It is half a minute later then. */
  static async stop(page: Page): Promise<PageTime> {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
    return new PageTime(page)
  }

  /** Moves the clock until something is true, and returns by how much, in milliseconds; Infinity when it never is. */
  async until(isTrue: () => Promise<boolean>, most: number): Promise<number> {
    for (let turned = 0; turned <= most; turned += step) {
      if (await this.comesTrue(isTrue)) return turned
      await this.page.clock.runFor(step)
    }
    return Infinity
  }

  /** Lets it go on by itself. */
  resume(): Promise<void> {
    return this.page.clock.resume()
  }

  /** Lets everything happen that needs no clock. */
  private async comesTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
    for (let look = 0; look < looks; look += 1) {
      if (await isTrue()) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }
}

const step = 100
const looks = 20
