import { likelyEmail } from '@billfold/kernel/data'
import {
  Button,
  CorrectedField,
  IconPlate,
  List,
  type ReactView,
  Row,
  Stack,
  Title,
  type ViewProps,
  failureMessages,
  observer,
  useKernel,
  useKit,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { emailCaptureKey } from '../contract.js'
import { emailCaptureMessages } from '../messages/email-capture-messages.js'
import { useProblemText } from './use-problem-text.js'

const DataCapture: FunctionComponent<ViewProps<'DataCapture'>> = observer(function DataCapture({ data }) {
  const say = useTranslate(emailCaptureMessages)
  const problemText = useProblemText()
  const kernel = useKernel()
  const { locale } = useKit()
  const store = kernel.get(emailCaptureKey)
  const { phase, problem, recent, isRequired } = store
  const [email, setEmail] = useState(store.email ?? data?.email ?? '')
  const [isTyping, setIsTyping] = useState(false)
  const isBusy = phase === 'sending' || phase === 'confirmed'
  const meant = isBusy ? undefined : likelyEmail(email)
  const type = (value: string): void => {
    setEmail(value)
    setIsTyping(true)
  }
  const submit = (address: string): void => {
    setIsTyping(false)
    void store.submit(address, locale)
  }
  const app = kernel.options.metadata.name
  const names = { app: app === undefined || app === '' ? say('thisApp') : app }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit(email)
      }}
    >
      <Stack gap={16}>
        <Title lead={say(isRequired ? 'leadRequired' : 'lead', names)}>{say('title')}</Title>
        <CorrectedField
          label={say('email')}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
          autoFocus
          value={email}
          correction={meant === undefined ? undefined : { value: meant, label: say('didYouMean', { email: meant }) }}
          error={isTyping ? undefined : problemText(problem)}
          onValue={type}
        />
        <Button kind="primary" type="submit" busy={isBusy ? say('sending') : undefined}>
          {say('goOn')}
        </Button>
        {!isRequired && (
          <Button kind="quiet" disabled={isBusy} onPress={() => void store.goWithout()}>
            {say('skip')}
          </Button>
        )}
        {recent.length > 0 && (
          <List label={say('recent')}>
            {recent.map((address) => (
              <Row
                key={address}
                title={address}
                icon={<IconPlate name="clock" />}
                focusKey={`recent ${address}`}
                disabled={isBusy}
                onPress={() => {
                  setEmail(address)
                  submit(address)
                }}
              />
            ))}
          </List>
        )}
      </Stack>
    </form>
  )
})

/** The address, of whoever has just connected. */
export const dataCaptureView: ReactView<'DataCapture'> = { component: DataCapture, messages: [emailCaptureMessages, failureMessages] }
