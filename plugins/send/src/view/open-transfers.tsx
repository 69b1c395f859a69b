import { Notice, TextButton, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import { isOver } from '../outbox/merged-transfers.js'
import { sendStoreKey } from '../send-store.js'

/** Transfers of this account that are not over yet, and the way to the newest of them. */
export const OpenTransfers: FunctionComponent = observer(function OpenTransfers() {
  const say = useTranslate(sendMessages)
  const { router, get } = useKernel()
  const open = get(sendStoreKey).sent.filter((transfer) => !isOver(transfer))
  const [newest] = open
  if (newest === undefined) return undefined
  return (
    <Notice
      icon="clock"
      action={<TextButton onPress={() => router.push('WalletSendConfirmed', { id: newest.id })}>{say('show')}</TextButton>}
    >
      {say('open', { count: open.length })}
    </Notice>
  )
})
