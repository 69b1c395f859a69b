import { type CreateForVisit, type ReactView, Title, type ViewProps, observer, useTranslate, useVisit } from '@billfold/ui/kit'
import { authAccountKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { FramePlace } from './frame-place.js'

/** What the frame is shown for, as long as the view is in the history. */
const task: CreateForVisit<undefined> = (kernel, scope) => {
  const { task: wanted } = scope.entry.data as ViewProps<'SecureFrame'>['data']
  if (wanted !== 'manage') return undefined
  const leaving = new AbortController()
  scope.onLeave(() => leaving.abort())
  const back = (): void => {
    if (!leaving.signal.aborted && kernel.router.current === scope.entry) kernel.router.back()
  }
  void kernel.get(authAccountKey).manage(leaving.signal).then(back)
  return undefined
}

const SecureFrame = observer(function SecureFrame() {
  const say = useTranslate(authMessages)
  useVisit(task)
  return (
    <FramePlace>
      <Title lead={say('frameLead')}>{say('frameTitle')}</Title>
    </FramePlace>
  )
})

/** The frame, where it needs the person. */
export const secureFrameView: ReactView<'SecureFrame'> = { component: SecureFrame, messages: [authMessages] }
