import {
  Address,
  Button,
  IconPlate,
  List,
  NameText,
  type ReactView,
  Row,
  Stack,
  Title,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { namesMessages } from '../messages/names-messages.js'
import { registrationStoreKey } from '../registration/registration-store-key.js'
import { Unavailable } from './unavailable.js'

/** Says what a name is good for, and which ones the account has. */
const ChooseNameView: FunctionComponent = observer(function ChooseNameView() {
  const say = useTranslate(namesMessages)
  const { families, get, router } = useKernel()
  const store = get(registrationStoreKey)
  const { activeCaipAddress: account } = families
  useEffect(() => void store.lookUpOwned(), [store, account])
  const { owned, canRegister } = store
  return (
    <Stack gap={20}>
      <Title lead={say('chooseText')}>{say('choose')}</Title>
      {canRegister ? (
        <>
          {owned.length > 0 && (
            <List label={say('yourNames')}>
              {owned.map(({ name }) => (
                <Row
                  key={name}
                  title={<NameText value={name} />}
                  subtitle={<Address value={families.account('eip155')?.address ?? ''} />}
                  icon={<IconPlate name="person" />}
                />
              ))}
            </List>
          )}
          <Button kind="primary" focusKey="choose name" onPress={() => router.push('RegisterAccountName')}>
            {say(owned.length > 0 ? 'another' : 'chooseAction')}
          </Button>
        </>
      ) : (
        <Unavailable />
      )}
    </Stack>
  )
})

/** The view. */
export const chooseNameView: ReactView<'ChooseAccountName'> = { component: ChooseNameView, messages: [namesMessages] }
