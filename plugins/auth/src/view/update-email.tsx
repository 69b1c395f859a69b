import { likelyEmail } from '@billfold/kernel/data'
import { isEmail } from '@billfold/kernel/validation'
import {
  Button,
  CorrectedField,
  type ReactView,
  Stack,
  Title,
  type ViewProps,
  failureMessages,
  observer,
  useKernel,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import { authAccountKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { useLoginFailure } from './use-login-failure.js'

/** Letters that an address has at the least. */
const shortest = 3

const UpdateEmail = observer(function UpdateEmail({ data: { email: before, redirectView } }: ViewProps<'UpdateEmailWallet'>) {
  const say = useTranslate(authMessages)
  const sayFailure = useLoginFailure()
  const kernel = useKernel()
  const account = kernel.get(authAccountKey)
  const [email, setEmail] = useState(before)
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const mayBeSaved = email.trim().length > shortest && email.trim().toLowerCase() !== before.toLowerCase()
  // The address that holds was confirmed: it is right.
  const meant = isBusy || !mayBeSaved ? undefined : likelyEmail(email)
  const save = async (): Promise<void> => {
    const address = email.trim()
    if (!isEmail(address)) return setError(say('emailInvalid'))
    setIsBusy(true)
    try {
      const next = await account.startUpdate(address)
      const data = redirectView && { redirectView }
      kernel.router.push(next === 'old' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp', data)
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
        if (mayBeSaved && !isBusy) void save()
      }}
    >
      <Stack gap={16}>
        <Title lead={say('updateLead')}>{say('updateTitle')}</Title>
        <CorrectedField
          label={say('email')}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
          autoFocus
          value={email}
          correction={meant === undefined ? undefined : { value: meant, label: say('didYouMean', { email: meant }) }}
          error={error}
          onValue={(value) => {
            setEmail(value)
            setError(undefined)
          }}
        />
        <Button kind="primary" type="submit" disabled={!mayBeSaved} busy={isBusy ? say('sending') : undefined}>
          {say('updateSave')}
        </Button>
      </Stack>
    </form>
  )
})

/** The address that takes the place of another. */
export const updateEmailView: ReactView<'UpdateEmailWallet'> = { component: UpdateEmail, messages: [authMessages, failureMessages] }
