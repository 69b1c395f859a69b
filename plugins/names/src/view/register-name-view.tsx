import {
  Button,
  Notice,
  type ReactView,
  Stack,
  Text,
  TextField,
  Title,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FormEvent, FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'
import { registrationStoreKey } from '../registration/registration-store-key.js'
import { SuggestionList } from './suggestion-list.js'
import { Unavailable } from './unavailable.js'

/** The name to register, names like it, and what became of the last try. */
const RegisterNameView: FunctionComponent = observer(function RegisterNameView() {
  const say = useTranslate(namesMessages)
  const { families, get } = useKernel()
  const store = get(registrationStoreKey)
  const { activeCaipAddress: account } = families
  useEffect(() => void store.lookUpOwned(), [store, account])
  return (
    <Stack gap={16}>
      <Title>{say('register')}</Title>
      {store.canRegister ? <NameForm /> : <Unavailable />}
    </Stack>
  )
})

const NameForm: FunctionComponent = observer(function NameForm() {
  const say = useTranslate(namesMessages)
  const { families, get } = useKernel()
  const store = get(registrationStoreKey)
  const { label, zone = '', problem, phase, isTaken, failure, owned } = store
  const name = `${label}.${zone}`
  const wallet = families.find('eip155')?.session?.connector.name ?? ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void store.register()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {owned[0] !== undefined && (
          <Notice icon="info" detail={say('alreadyOwnedText', { name: owned[0].name })}>
            {say('alreadyOwned')}
          </Notice>
        )}
        <TextField
          label={say('name')}
          value={label}
          onValue={store.write}
          hint={problem === undefined ? say('hint', { name }) : say('hintEmpty')}
          error={problem === 'short' || problem === 'invalid' ? say(problem) : isTaken ? say('taken', { name }) : undefined}
          disabled={phase !== 'form'}
          enterKeyHint="done"
          isCode
          autoFocus
          ending={`.${zone}`}
        />
        <SuggestionList />
        {failure !== undefined && (
          <Notice
            icon={failure === 'declined' ? 'info' : 'warning'}
            role="alert"
            detail={say(failure === 'declined' ? 'declinedText' : 'failedText')}
          >
            {say(failure, { wallet })}
          </Notice>
        )}
        <Text kind="small">{say('signText')}</Text>
        <Button
          kind="primary"
          type="submit"
          disabled={problem !== undefined || isTaken}
          busy={phase === 'form' ? undefined : say(phase, { wallet })}
        >
          {problem === undefined ? say('submit', { name }) : say('submitEmpty')}
        </Button>
      </Stack>
    </form>
  )
})

/** The view. */
export const registerNameView: ReactView<'RegisterAccountName'> = { component: RegisterNameView, messages: [namesMessages] }
