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
  useLateFailure,
  useTranslate,
} from '@billfold/ui/kit'
import { authAccountKey } from '../contract.js'
import { authMessages, loadLoginFailureWords } from '../messages/auth-messages.js'

/** Letters that an address has at the least. */
const shortest = 3

const UpdateEmail = observer(function UpdateEmail({ data: { email: before, redirectView } }: ViewProps<'UpdateEmailWallet'>) {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const account = kernel.get(authAccountKey)
  const [email, setEmail] = useState(before)
  const [isInvalid, setInvalid] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const failed = useLateFailure(failure, loadLoginFailureWords)
  const [isBusy, setIsBusy] = useState(false)
  const mayBeSaved = email.trim().length > shortest && email.trim().toLowerCase() !== before.toLowerCase()
  // The address that holds was confirmed: it is right.
  const meant = isBusy || !mayBeSaved ? undefined : likelyEmail(email)
  const save = async (): Promise<void> => {
    const address = email.trim()
    if (!isEmail(address)) return setInvalid(true)
    setIsBusy(true)
    try {
      const next = await account.startUpdate(address)
      const data = redirectView && { redirectView }
      kernel.router.push(next === 'old' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp', data)
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
          error={isInvalid ? say('emailInvalid') : failed}
          onValue={(value) => {
            setEmail(value)
            setInvalid(false)
            setFailure(undefined)
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
