import type { Locator } from 'playwright'

/** What is seen in the window, and where in it the element of interest is. */
export interface Picture {
  /** A PNG in base64. */
  readonly data: string
  readonly box: Readonly<Record<'height' | 'width' | 'x' | 'y', number>>
}

/**
 * An element as it is seen. Not by Playwright's own means, which look for it in the document: on a page that is written in columns
 * from right to left they look elsewhere.
 */
export async function pictureOf(element: Locator): Promise<Picture> {
  const box = await element.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x, y, width, height }
  })
  const session = await element.page().context().newCDPSession(element.page())
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  return { data, box }
}
