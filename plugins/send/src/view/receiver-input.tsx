import { Address, NameText, TextField, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import type { Receiver } from '../receiver/receiver.js'
import { sendStoreKey } from '../send-store.js'

/** Who gets it. */
export const ReceiverInput: FunctionComponent = observer(function ReceiverInput() {
  const say = useTranslate(sendMessages)
  const { families, get } = useKernel()
  const { form } = get(sendStoreKey)
  const { receiver } = form
  const network = families.activeNetwork?.name ?? ''
  return (
    <TextField
      label={say('receiver')}
      value={form.receiverText}
      onValue={form.writeReceiver}
      hint={
        receiver.kind === 'known' && receiver.name !== undefined ? (
          <>
            <NameText value={receiver.name} /> <Address value={receiver.address} form="full" />
          </>
        ) : (
          say('receiverHint', { network })
        )
      }
      error={errorOf(receiver, { invalid: say('invalidAddress', { network }), unknown: say('unknownName') })}
      disabled={form.isFixed}
      enterKeyHint="next"
      isCode
    />
  )
})

function errorOf({ kind }: Receiver, words: { readonly invalid: string; readonly unknown: string }): string | undefined {
  if (kind === 'invalid') return words.invalid
  return kind === 'unknown-name' ? words.unknown : undefined
}
