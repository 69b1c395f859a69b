import { likelyEmail } from '@billfold/kernel/data'
import { isEmail } from '@billfold/kernel/validation'
import {
  Button,
  CorrectedField,
  IconButton,
  IconPlate,
  List,
  type ReactView,
  Row,
  Spread,
  Stack,
  Title,
  failureMessages,
  observer,
  useEffect,
  useKernel,
  useState,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { emailLoginKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { finishLogin } from './finish-login.js'
import { useLoginFailure } from './use-login-failure.js'

const EmailLogin = observer(function EmailLogin() {
  const say = useTranslate(authMessages)
  const sayFailure = useLoginFailure()
  const kernel = useKernel()
  const finish = useVisit(finishLogin)
  const login = kernel.get(emailLoginKey)
  const [email, setEmail] = useState(login.email ?? '')
  useEffect(() => login.warm(), [login])
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const meant = isBusy ? undefined : likelyEmail(email)
  const send = async (address: string): Promise<void> => {
    if (!isEmail(address)) return setError(say('emailInvalid'))
    setError(undefined)
    setIsBusy(true)
    try {
      const step = await login.start(address)
      if (step === 'connected') finish()
      else kernel.router.push(step === 'device' ? 'EmailVerifyDevice' : 'EmailVerifyOtp')
    } catch (failure) {
      setError(sayFailure(failure))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(email.trim())
      }}
    >
      <Stack gap={16}>
        <Title lead={say('emailLead')}>{say('emailTitle')}</Title>
        <CorrectedField
          label={say('email')}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
          autoFocus
          value={email}
          correction={meant === undefined ? undefined : { value: meant, label: say('didYouMean', { email: meant }) }}
          onValue={(value) => {
            setEmail(value)
            setError(undefined)
          }}
          error={error}
        />
        <Button kind="primary" type="submit" busy={isBusy ? say('sending') : undefined}>
          {say('goOn')}
        </Button>
        {login.recent.length > 0 && (
          <List label={say('recent')}>
            {login.recent.map((address) => (
              <Spread
                key={address}
                end={
                  <IconButton
                    icon="trash"
                    label={say('forget', { email: address })}
                    focusKey={`forget ${address}`}
                    onPress={() => login.forget(address)}
                  />
                }
              >
                <Row
                  title={address}
                  icon={<IconPlate name="clock" />}
                  focusKey={`recent ${address}`}
                  disabled={isBusy}
                  onPress={() => {
                    setEmail(address)
                    void send(address)
                  }}
                />
              </Spread>
            ))}
          </List>
        )}
      </Stack>
    </form>
  )
})

/** The address that the person logs in with. */
export const emailLoginView: ReactView<'EmailLogin'> = { component: EmailLogin, messages: [authMessages, failureMessages] }
