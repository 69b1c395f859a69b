import { TextField, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'

/** A note that goes with the transfer, where the family has one: exchanges tell by it whose money it is. */
export const MemoInput: FunctionComponent = observer(function MemoInput() {
  const say = useTranslate(sendMessages)
  const { form } = useKernel().get(sendStoreKey)
  const { longestMemo: most, problem } = form
  if (most === undefined) return undefined
  return (
    <TextField
      label={say('memo')}
      value={form.memo}
      onValue={form.writeMemo}
      hint={say('memoHint')}
      error={problem === 'long-memo' ? say('longMemoText', { most }) : undefined}
      enterKeyHint="next"
    />
  )
})
