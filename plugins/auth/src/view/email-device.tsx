import {
  type CreateForVisit,
  Notice,
  type ReactView,
  Stack,
  Text,
  Title,
  TryAgain,
  failureMessages,
  observer,
  useKernel,
  useLateFailure,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type EmailLogin, emailLoginKey } from '../contract.js'
import { authMessages, loadLoginFailureWords } from '../messages/auth-messages.js'

/** The wait for the link, as long as its view is in the history. */
class DeviceWait {
  failure: unknown = undefined
  private readonly leaving = new AbortController()

  constructor(
    private readonly login: EmailLogin,
    private readonly onConfirmed: () => void,
  ) {
    makeAutoObservable<this, 'leaving' | 'login' | 'onConfirmed'>(
      this,
      { failure: observableRef, leaving: false, login: false, onConfirmed: false },
      { autoBind: true },
    )
    void this.wait()
  }

  async wait(): Promise<void> {
    this.failure = undefined
    const { signal } = this.leaving
    try {
      await this.login.waitForDevice(signal)
      if (!signal.aborted) this.onConfirmed()
    } catch (error) {
      if (!signal.aborted) runInAction(() => (this.failure = error))
    }
  }

  leave(): void {
    this.leaving.abort()
  }
}

const deviceWait: CreateForVisit<DeviceWait> = (kernel, scope) => {
  const wait = new DeviceWait(kernel.get(emailLoginKey), () => kernel.router.replace('EmailVerifyOtp'))
  scope.onLeave(wait.leave)
  return wait
}

const EmailDevice = observer(function EmailDevice() {
  const say = useTranslate(authMessages)
  const login = useKernel().get(emailLoginKey)
  const { failure, wait } = useVisit(deviceWait)
  const error = useLateFailure(failure, loadLoginFailureWords)
  return (
    <Stack gap={16}>
      <Title lead={say('deviceLead', { email: login.email ?? '' })}>{say('deviceTitle')}</Title>
      {failure === undefined ? (
        <Text kind="small" role="status">
          {say('deviceWaiting')}
        </Text>
      ) : (
        <>
          <Notice icon="warning">{error}</Notice>
          <TryAgain kind="primary" onPress={() => void wait()} />
        </>
      )}
    </Stack>
  )
})

/** The wait for the link in the mail. */
export const emailDeviceView: ReactView<'EmailVerifyDevice'> = { component: EmailDevice, messages: [authMessages, failureMessages] }
