import type { ReactElement } from 'react'

import { Button } from '../button/button.js'
import { useKernel } from '../kernel/kernel-context.js'
import { EmptyState } from './empty-state.js'

export interface NotConnectedProps {
  readonly title: string
  /** The use of an account here. */
  readonly children: string
  /** The label of the button that leads to the wallets. */
  readonly action: string
}

/** Stands where an account is needed and none is connected. */
export function NotConnected({ title, children, action }: NotConnectedProps): ReactElement {
  const { router } = useKernel()
  const button = (
    <Button compact onPress={() => router.reset('Connect')}>
      {action}
    </Button>
  )
  return (
    <EmptyState icon="wallet" title={title} action={button}>
      {children}
    </EmptyState>
  )
}
