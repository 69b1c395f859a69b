import type { Locator } from 'playwright'

/** True when keys go to an element, in whichever root it stands. */
export function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot
    return root.activeElement === element && element.ownerDocument.hasFocus()
  })
}
