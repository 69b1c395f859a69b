import {
  Address,
  Button,
  Heading,
  IconButton,
  IconPlate,
  List,
  Row,
  Spread,
  Stack,
  TextField,
  Title,
  familyNames,
  observer,
  useKernel,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { watchingKey } from '../contract.js'
import { viewOnlyMessages } from '../messages/view-only-messages.js'
import { createEntry } from './watch-entry.js'

/** Where somebody enters an address to watch, or chooses one of earlier. */
const WatchAddressView: FunctionComponent<ViewProps<'WatchAddress'>> = observer(function WatchAddressView() {
  const say = useTranslate(viewOnlyMessages)
  const store = useKernel().get(watchingKey)
  const entry = useVisit(createEntry)
  const { text, problem, isBusy } = entry
  return (
    <Stack gap={20}>
      <Title lead={say('lead')}>{say('title')}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void entry.submit()
        }}
      >
        <Stack gap={12}>
          <TextField
            label={say('entry')}
            value={text}
            onValue={entry.type}
            hint={say('hint')}
            error={problem === undefined ? undefined : say(problem)}
            isCode
            autoFocus
            enterKeyHint="go"
          />
          <Button
            kind="primary"
            busy={isBusy ? say('looking') : undefined}
            disabled={text.trim() === ''}
            onPress={() => void entry.submit()}
          >
            {say('watch')}
          </Button>
        </Stack>
      </form>
      {store.addresses.length > 0 && (
        <div>
          <Heading>{say('watched')}</Heading>
          <List label={say('watched')}>
            {store.addresses.map((watched) => {
              const { namespace, address } = watched
              const forget = <IconButton icon="trash" label={say('forget', { address })} onPress={() => void store.forget(watched)} />
              return (
                <Spread key={`${namespace} ${address}`} end={forget}>
                  <Row
                    title={<Address value={address} />}
                    subtitle={familyNames[namespace] ?? namespace}
                    icon={<IconPlate name="search" />}
                    focusKey={`watched ${namespace} ${address}`}
                    onPress={() => void entry.watch(watched)}
                  />
                </Spread>
              )
            })}
          </List>
        </div>
      )}
    </Stack>
  )
})

/** The view WatchAddress. */
export const watchAddressView: ReactView<'WatchAddress'> = { component: WatchAddressView, messages: [viewOnlyMessages] }
