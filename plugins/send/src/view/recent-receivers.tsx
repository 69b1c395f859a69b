import { Chip, Address, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import { recentReceivers } from '../receiver/recent-receivers.js'
import { sendStoreKey } from '../send-store.js'

/** Whom this account has sent to from here, and its owner's other accounts: a press fills one in, and it is judged like any other. */
export const RecentReceivers: FunctionComponent = observer(function RecentReceivers() {
  const say = useTranslate(sendMessages)
  const { families, get } = useKernel()
  const store = get(sendStoreKey)
  const session = families.active?.session
  const { form } = store
  const recent = recentReceivers({ sent: store.sent, accounts: session?.accounts ?? [], from: session?.account.address })
  if (recent.length === 0 || form.isFixed || form.receiverText !== '') return undefined
  return (
    <div role="group" aria-label={say('recent')}>
      {recent.map(({ address, name, isOwn }) => (
        <Chip key={address} focusKey={`receiver ${address}`} onPress={() => form.writeReceiver(name ?? address)}>
          {name ?? (
            <>
              {isOwn && `${say('ownAccount')} `}
              <Address value={address} />
            </>
          )}
        </Chip>
      ))}
    </div>
  )
})
