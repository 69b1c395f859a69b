import { TextField, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'

/** Who gets it. */
export const ReceiverInput: FunctionComponent = observer(function ReceiverInput() {
  const say = useTranslate(sendMessages)
  const { families, get } = useKernel()
  const { form } = get(sendStoreKey)
  const network = families.activeNetwork?.name ?? ''
  return (
    <TextField
      label={say('receiver')}
      value={form.receiverText}
      onValue={form.writeReceiver}
      hint={say('receiverHint', { network })}
      error={form.receiver.kind === 'invalid' ? say('invalidAddress', { network }) : undefined}
      enterKeyHint="next"
      isCode
    />
  )
})
