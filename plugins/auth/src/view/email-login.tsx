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
  useLateFailure,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { emailLoginKey } from '../contract.js'
import { authMessages, loadLoginFailureWords } from '../messages/auth-messages.js'
import { finishLogin } from './finish-login.js'

const EmailLogin = observer(function EmailLogin() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const finish = useVisit(finishLogin)
  const login = kernel.get(emailLoginKey)
  const [email, setEmail] = useState(login.email ?? '')
  useEffect(() => login.warm(), [login])
  const [isInvalid, setInvalid] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const failed = useLateFailure(failure, loadLoginFailureWords)
  const [isBusy, setIsBusy] = useState(false)
  const meant = isBusy ? undefined : likelyEmail(email)
  const send = async (address: string): Promise<void> => {
    if (!isEmail(address)) return setInvalid(true)
    setInvalid(false)
    setFailure(undefined)
    setIsBusy(true)
    try {
      const step = await login.start(address)
      if (step === 'connected') finish()
      else kernel.router.push(step === 'device' ? 'EmailVerifyDevice' : 'EmailVerifyOtp')
    } catch (error) {
      setFailure(error)
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
            setInvalid(false)
            setFailure(undefined)
          }}
          error={isInvalid ? say('emailInvalid') : failed}
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
