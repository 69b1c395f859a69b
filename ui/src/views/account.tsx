import type { ViewName } from '@billfold/kernel'
import {
  Avatar,
  CopyButton,
  NotConnected,
  Stack,
  Tabs,
  Title,
  observer,
  remotePicture,
  useKernel,
  useKit,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { observable, runInAction } from 'mobx'
import type { IObservableValue } from 'mobx'
import { useEffect, useState, type FunctionComponent, type ReactElement } from 'react'

import { finishHandover } from '../app/finish-handover.js'
import { InnerView } from '../app/inner-view.js'
import { Outline } from '../app/outline.js'
import { useShell } from '../app/shell-context.js'
import { Slot } from '../app/slot.js'
import { viewMessages } from '../messages/view-messages.js'
import { AccountContent } from './account-content.js'
import { type AccountModel, accountModel } from './account-model.js'
import type { AccountContext, AccountParts } from './account-parts.js'
import { Disconnect } from './disconnect.js'
import { firstTabsId } from './first-tabs-id.js'
import { useFirstModel } from './use-first-model.js'

/** The account in use: who it is, what it has, and what plugins let one do with it. */
export const AccountView: FunctionComponent = observer(function AccountView() {
  const { families } = useKernel()
  const { first, kernel, clock } = useShell()
  const live = useAccountModel()
  const context = useAccountContext()
  // What was drawn before there was a kernel stays until the wallet has answered.
  const model = useFirstModel('Account') ?? live
  useEffect(() => {
    if (first !== undefined) void finishHandover({ kernel, clock, first, place: first.element })
  }, [kernel, clock, first])
  if (model !== undefined) return <AccountContent model={model} context={context} />
  return families.active?.status === 'reconnecting' ? <Outline isTall /> : <Disconnected />
})

function Disconnected(): ReactElement {
  const say = useTranslate(viewMessages)
  return (
    <Stack gap={16}>
      <Title>{say('account')}</Title>
      <NotConnected>{say('disconnectedText')}</NotConnected>
    </Stack>
  )
}

function useAccountModel(): AccountModel | undefined {
  const { families, slots } = useKernel()
  const account = families.account()
  const address = account?.address
  if (account === undefined || address === undefined) return undefined
  const { active, activeNetwork: network, activeNamespace: namespace } = families
  const connector = active?.session?.connector
  return accountModel({
    account: { ...account, address },
    network,
    namespace,
    connectorId: connector?.id,
    isViewOnly: connector?.isViewOnly,
    isReturning: false,
    entries: (slot) => slots.entries(slot),
  })
}

function useAccountContext(): AccountContext {
  const say = useTranslate(viewMessages)
  const { locale } = useKit()
  const kernel = useKernel()
  const { stage, first } = useShell()
  const chosen = useVisit(chosenTab)
  const [tabsId] = useState(() => (first?.isOver === false ? firstTabsId : undefined))
  return {
    say,
    locale,
    parts,
    tabsId,
    tab: chosen.get(),
    picture: ({ address, profileImage }) =>
      profileImage === undefined ? undefined : remotePicture(kernel, `profile ${address}`, profileImage),
    onTab: (id) => runInAction(() => chosen.set(id)),
    onIntent: (view) => stage.preload(view),
    // What the wallet has to answer first is carried out when it has.
    onAction: ({ id, view }) => (first?.isOver === false ? first.hold(`action ${id}`) : kernel.router.push(view as 'WalletSend')),
  }
}

const parts: AccountParts = {
  Avatar,
  Tabs,
  Disconnect,
  Copy: (props) => <CopyButton {...props} form="icon" />,
  Entry: ({ entry, children }) => <Slot entries={[entry]}>{children}</Slot>,
  Inner: InnerView as FunctionComponent<{ readonly view: ViewName }>,
}

function chosenTab(): IObservableValue<string | undefined> {
  return observable.box<string | undefined>(undefined)
}
