import { walletListKey } from '@billfold/kernel'
import { observer, useKernel } from '@billfold/ui/kit'
import { useEffect, type FunctionComponent } from 'react'

import { finishHandover, takeConsent } from '../app/finish-handover.js'
import { useShell } from '../app/shell-context.js'
import { ConnectContent } from './connect-content.js'
import { type ConnectModel, connectModel } from './connect-model.js'
import { useConnectContext } from './use-connect-context.js'
import { useConnectMethods } from './use-connect-methods.js'
import { useConsent } from './use-consent.js'
import { useFirstModel } from './use-first-model.js'
import { useShownWallets } from './use-shown-wallets.js'
import { useWalletList } from './use-wallet-list.js'

/** Every way to connect: the wallets, and what plugins offer beside them. */
export const ConnectView: FunctionComponent = observer(function ConnectView() {
  const shell = useShell()
  const { first, kernel, clock } = shell
  const live = useConnectModel()
  const consent = useConsent()
  const context = useConnectContext(live.wallets, consent.isMissing)
  // What was drawn before there was a kernel stays until the same wallets are found again.
  const model = useFirstModel('Connect') ?? live
  useEffect(() => {
    if (first === undefined) return
    takeConsent(shell, first)
    void finishHandover({ kernel, clock, first, place: first.element })
  }, [shell, first, kernel, clock])
  return <ConnectContent model={model} context={context} consent={consent.box} />
})

function useConnectModel(): ConnectModel {
  const { options, features, plugins } = useKernel()
  const wallets = useShownWallets()
  const methods = useConnectMethods()
  const list = useWalletList()
  const isWaiting = plugins.list.some(({ state }) => state === 'loading')
  return connectModel({
    options,
    isOn: (key) => features.isOn(key),
    wallets,
    methods,
    isWaiting,
    list: list ?? (plugins.has(walletListKey) ? { total: undefined, isComing: isWaiting } : undefined),
  })
}
