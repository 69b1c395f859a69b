import type { ReactElement } from 'react'

import { Skeleton } from '../../kit/skeleton/skeleton.js'

/** The shape of a tab that is on its way: what one holds, one under the other. */
export function InnerOutline(): ReactElement {
  return <Skeleton shape="token" count={4} />
}
