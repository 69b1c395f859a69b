import { type ReactView, Title, observer, useTranslate } from '@billfold/ui/kit'
import { authMessages } from '../messages/auth-messages.js'
import { FramePlace } from './frame-place.js'

const ApproveTransaction = observer(function ApproveTransaction() {
  const say = useTranslate(authMessages)
  return (
    <FramePlace>
      <Title lead={say('approveLead')}>{say('approveTitle')}</Title>
    </FramePlace>
  )
})

/** The request that the person decides about in the frame. */
export const approveTransactionView: ReactView<'ApproveTransaction'> = { component: ApproveTransaction, messages: [authMessages] }
