import { type Kernel, userMessages } from '@billfold/kernel'

export interface LeaveConnectedOptions {
  /** The wallet was not connected before. */
  readonly isNew: boolean
}

/** Leaves a view whose wallet has connected: to all wallets where there are others, to the account in the column of a page, else the modal closes. */
export function leaveConnected(kernel: Kernel, { isNew }: LeaveConnectedOptions): void {
  const { connections, features, router, modal, options, toasts, views } = kernel
  const wallets = new Set(connections.live.map(({ connectorId }) => connectorId))
  if (wallets.size > 1 && features.isOn('multiWallet') && views.has('ProfileWallets')) {
    router.resetTo([
      { view: 'Account', data: undefined },
      { view: 'ProfileWallets', data: undefined },
    ])
    if (isNew) toasts.show({ variant: 'success', message: userMessages.newWalletAdded })
  } else if (options.isEmbedded) router.reset('Account')
  else modal.close()
}
