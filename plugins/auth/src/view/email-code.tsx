import {
  Button,
  type CreateForVisit,
  type ReactView,
  Stack,
  Title,
  failureMessages,
  observer,
  useKernel,
  useSecondsLeft,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { emailLoginKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { CodeEntry } from './code-entry.js'
import { CodeField } from './code-field.js'
import { finishLogin } from './finish-login.js'

const codeEntry: CreateForVisit<CodeEntry> = (kernel, scope) =>
  new CodeEntry((code) => kernel.get(emailLoginKey).verify(code), finishLogin(kernel, scope))

const EmailCode = observer(function EmailCode() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const entry = useVisit(codeEntry)
  const login = kernel.get(emailLoginKey)
  const seconds = useSecondsLeft(() => login.secondsToResend())
  const resend = async (): Promise<void> => {
    try {
      const step = await login.resend()
      if (step === 'connected') entry.accept()
      else if (step === 'device') kernel.router.replace('EmailVerifyDevice')
      else kernel.toasts.show({ variant: 'success', message: say('resent') })
    } catch (error) {
      entry.fail(error)
    }
  }
  return (
    <Stack gap={16}>
      <Title lead={say('codeLead', { email: login.email ?? '' })}>{say('codeTitle')}</Title>
      <CodeField entry={entry} />
      {entry.phase === 'typing' && (
        <Button disabled={seconds > 0} onPress={() => void resend()}>
          {seconds > 0 ? say('resendIn', { seconds }) : say('resend')}
        </Button>
      )}
    </Stack>
  )
})

/** The code that was mailed. */
export const emailCodeView: ReactView<'EmailVerifyOtp'> = { component: EmailCode, messages: [authMessages, failureMessages] }
