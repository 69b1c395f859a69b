import {
  Address,
  Avatar,
  Button,
  Handshake,
  IconPlate,
  type ReactView,
  Stack,
  Text,
  Title,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'
import { registrationStoreKey } from '../registration/registration-store-key.js'

/** Says which name the account has from now on. */
const NameRegisteredView: FunctionComponent = observer(function NameRegisteredView() {
  const say = useTranslate(namesMessages)
  const { families, get, router } = useKernel()
  const name = get(registrationStoreKey).registered ?? ''
  const address = families.account('eip155')?.address ?? ''
  return (
    <Stack gap={20}>
      <Handshake from={<IconPlate name="person" />} to={<Avatar address={address} size={56} />} state="ok" label={say('link', { name })} />
      <Title align="center" lead={say('doneText', { name })}>
        {say('done')}
      </Title>
      <Text align="center">
        <Address value={address} />
      </Text>
      <Button kind="primary" onPress={() => router.reset('Account')}>
        {say('finish')}
      </Button>
    </Stack>
  )
})

/** The view. */
export const nameRegisteredView: ReactView<'RegisterAccountNameSuccess'> = {
  component: NameRegisteredView,
  messages: [namesMessages],
}
