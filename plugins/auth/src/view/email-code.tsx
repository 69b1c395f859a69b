import { kernelKey, toMessage } from '@billfold/kernel'
import {
  Button,
  OtpField,
  type ReactView,
  Stack,
  Text,
  Title,
  observer,
  useEffect,
  useKernel,
  useReducer,
  useState,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { emailLoginKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { finishLogin } from './finish-login.js'

const EmailCode = observer(function EmailCode() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const finish = useVisit(finishLogin)
  const login = kernel.get(emailLoginKey)
  const seconds = useSecondsToResend(() => login.secondsToResend())
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [phase, setPhase] = useState<'typing' | 'checking' | 'connected'>('typing')
  const verify = async (complete: string): Promise<void> => {
    setPhase('checking')
    try {
      await login.verify(complete)
      setPhase('connected')
      finish()
    } catch (failure) {
      setPhase('typing')
      setCode('')
      setError(toMessage(failure))
    }
  }
  const resend = async (): Promise<void> => {
    setError(undefined)
    try {
      const step = await login.resend()
      if (step === 'device') return kernel.router.replace('EmailVerifyDevice')
      kernel.toasts.show({ variant: 'success', message: say('resent') })
    } catch (failure) {
      setError(toMessage(failure))
    }
  }
  return (
    <Stack gap={16}>
      <Title lead={say('codeLead', { email: login.email ?? '' })}>{say('codeTitle')}</Title>
      <OtpField
        label={say('code')}
        value={code}
        autoFocus
        disabled={phase !== 'typing'}
        error={error}
        onValue={(value) => {
          setCode(value)
          if (value !== '') setError(undefined)
        }}
        onComplete={(complete) => void verify(complete)}
      />
      <Text kind="small" role="status">
        {phase === 'checking' ? say('checking') : phase === 'connected' ? say('connected') : ''}
      </Text>
      {phase === 'typing' && (
        <Button disabled={seconds > 0} onPress={() => void resend()}>
          {seconds > 0 ? say('resendIn', { seconds }) : say('resend')}
        </Button>
      )}
    </Stack>
  )
})

/** Reads the seconds again each second, until they are over. */
function useSecondsToResend(read: () => number): number {
  const clock = useKernel().get(kernelKey('clock'))
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const seconds = read()
  useEffect(() => (seconds > 0 ? clock.after(1_000, tick) : undefined))
  return seconds
}

/** The code that was mailed. */
export const emailCodeView: ReactView<'EmailVerifyOtp'> = { component: EmailCode, messages: [authMessages] }
