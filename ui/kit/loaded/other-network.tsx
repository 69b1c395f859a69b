import type { FunctionComponent } from 'react'

import { Button } from '../button/button.js'
import { useKernel } from '../kernel/kernel-context.js'
import { observer } from '../react/hooks.js'

/** The way to another network, where there is one to choose. */
export const OtherNetwork: FunctionComponent<{ readonly children: string }> = observer(function OtherNetwork({
  children,
}: {
  readonly children: string
}) {
  const { networks, router, options } = useKernel()
  if (!options.networkSwitch || networks.requested.length < 2) return undefined
  return (
    <Button compact focusKey="choose network" onPress={() => router.push('Networks')}>
      {children}
    </Button>
  )
})
