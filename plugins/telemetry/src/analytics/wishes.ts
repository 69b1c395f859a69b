import type { PagePort } from '@billfold/kernel'
import { readField } from '@billfold/kernel/parse'

/** Says whether the visitor's browser asks not to be followed, by either of the signs that browsers have for it. */
export function asksNotToBeTracked(page: Pick<PagePort, 'global'> | undefined): boolean {
  const browser = page?.global('navigator')
  return readField(browser, 'doNotTrack') === '1' || readField(browser, 'globalPrivacyControl') === true
}
