import { createBillfold as create } from '@billfold/ui'
import type { Billfold, BillfoldOptions } from '@billfold/ui'

/** Makes the handle of the page, as `@billfold/ui` does; services are told that the page has no bundler. */
export function createBillfold(options: BillfoldOptions): Billfold {
  return create({ sdkType: 'cdn', ...options })
}
