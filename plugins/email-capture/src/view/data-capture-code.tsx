import {
  Button,
  OtpField,
  type ReactView,
  Stack,
  Text,
  Title,
  failureMessages,
  observer,
  useKernel,
  useSecondsLeft,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { emailCaptureKey } from '../contract.js'
import { emailCaptureMessages } from '../messages/email-capture-messages.js'
import { useProblemText } from './use-problem-text.js'

const DataCaptureCode: FunctionComponent = observer(function DataCaptureCode() {
  const say = useTranslate(emailCaptureMessages)
  const problemText = useProblemText()
  const kernel = useKernel()
  const store = kernel.get(emailCaptureKey)
  const { phase, problem, email } = store
  const [code, setCode] = useState('')
  const seconds = useSecondsLeft(() => store.secondsToResend())
  const isChecking = phase === 'checking' || phase === 'confirmed'
  const verify = async (complete: string): Promise<void> => {
    await store.verify(complete)
    // What was wrong is typed anew.
    setCode('')
  }
  return (
    <Stack gap={16}>
      <Title lead={say('codeLead', { email: email ?? '' })}>{say('codeTitle')}</Title>
      <OtpField
        label={say('code')}
        value={code}
        autoFocus
        disabled={isChecking || phase === 'sending'}
        error={code === '' ? problemText(problem) : undefined}
        onValue={setCode}
        onComplete={(complete) => void verify(complete)}
      />
      <Text kind="small" role="status" align="center">
        {isChecking ? say(phase) : ''}
      </Text>
      {!isChecking && (
        <Stack gap={8}>
          <Button disabled={seconds > 0} busy={phase === 'sending' ? say('sending') : undefined} onPress={() => void store.resend()}>
            {seconds > 0 ? say('resendIn', { seconds }) : say('resend')}
          </Button>
          <Button kind="quiet" onPress={() => kernel.router.back()}>
            {say('otherAddress')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
})

/** The code that was mailed. */
export const dataCaptureCodeView: ReactView<'DataCaptureOtpConfirm'> = {
  component: DataCaptureCode,
  messages: [emailCaptureMessages, failureMessages],
}
