import {
  Address,
  AppHandshake,
  Avatar,
  Button,
  type HandshakeProps,
  NameText,
  Picture,
  type ReactView,
  Row,
  Skeleton,
  Stack,
  TextPlate,
  Title,
  TryAgain,
  connectorPicture,
  kitMessages,
  observer,
  shortName,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { type SiwxPhase, siwxKey } from '../contract.js'
import { siwxMessages } from '../messages/siwx-messages.js'

/** Shows the message, lets the wallet sign it, and says what becomes of it. */
const SignInView: FunctionComponent = observer(function SignInView() {
  const say = useTranslate(siwxMessages)
  const words = useTranslate(kitMessages)
  const kernel = useKernel()
  const store = kernel.get(siwxKey)
  const { phase, message } = store
  const { activeCaipAddress: account, active } = kernel.families
  useEffect(() => {
    if (store.message === undefined) void store.prepare()
  }, [store, account])
  const connector = active?.session?.connector
  const { profileName, address } = active?.account ?? {}
  const app = kernel.options.metadata.name
  const names = {
    app: app === undefined ? say('thisApp') : shortName(app),
    wallet: connector === undefined ? say('yourWallet') : shortName(connector.name),
  }
  const { title, lead, thread } = phases[phase]
  const link = say(links[thread], names)
  const isBusy = phase === 'asking' || phase === 'checking' || phase === 'signed'
  const isFailed = phase === 'declined' || phase === 'failed'
  return (
    <Stack gap={20}>
      <AppHandshake
        name={names.wallet}
        picture={<Picture name={names.wallet} source={connector && connectorPicture(kernel, connector)} size={56} />}
        state={thread}
        label={link}
      />
      <div aria-live="polite">
        <Title lead={`${say(lead, names)}${lead === 'lead' && store.isRequired ? ` ${say('leadRequired')}` : ''}`}>
          {say(title, names)}
        </Title>
      </div>
      {profileName !== undefined && address !== undefined && (
        <Row
          icon={<Avatar address={address} size={40} />}
          title={<NameText value={profileName} />}
          subtitle={<Address value={address} />}
        />
      )}
      {phase !== 'unprepared' &&
        (message === undefined ? <Skeleton shape="plate" /> : <TextPlate label={say('message')}>{message}</TextPlate>)}
      <Stack gap={8}>
        {phase === 'unprepared' ? (
          <TryAgain kind="primary" onPress={() => void store.prepare()} />
        ) : (
          <Button
            kind="primary"
            icon={isFailed ? 'refresh' : undefined}
            disabled={message === undefined || isBusy}
            onPress={() => void store.sign()}
          >
            {isFailed ? words('tryAgain') : say('sign')}
          </Button>
        )}
        <Button kind="quiet" disabled={phase === 'checking' || phase === 'signed'} onPress={() => void store.cancel()}>
          {say('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
})

const phases = {
  preparing: { title: 'title', lead: 'lead', thread: 'idle' },
  ready: { title: 'title', lead: 'lead', thread: 'idle' },
  asking: { title: 'asking', lead: 'askingLead', thread: 'pending' },
  checking: { title: 'checking', lead: 'checkingLead', thread: 'pending' },
  signed: { title: 'signed', lead: 'signedLead', thread: 'ok' },
  declined: { title: 'declined', lead: 'declinedLead', thread: 'declined' },
  failed: { title: 'failed', lead: 'failedLead', thread: 'error' },
  unprepared: { title: 'unprepared', lead: 'unpreparedLead', thread: 'error' },
} as const satisfies Record<SiwxPhase, { readonly title: string; readonly lead: string; readonly thread: HandshakeProps['state'] }>

const links = { idle: 'linkIdle', pending: 'linkPending', ok: 'linkOk', error: 'linkBroken', declined: 'linkBroken' } as const

/** The view. */
export const signInView: ReactView<'SIWXSignMessage'> = { component: SignInView, messages: [siwxMessages] }
