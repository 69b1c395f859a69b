import { observer, useKernel } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import type { ConnectContext } from './connect-parts.js'
import { NoWalletsText } from './no-wallets-text.js'
import { Outline } from '../app/outline.js'

/** Stands where there is no wallet at all, once nobody is left who may bring one. */
export const NoWallets: FunctionComponent<{ readonly context: ConnectContext }> = observer(function NoWallets({
  context,
}: {
  readonly context: ConnectContext
}) {
  const { plugins } = useKernel()
  return plugins.list.some(({ state }) => state === 'loading') ? <Outline rows /> : <NoWalletsText context={context} />
})
