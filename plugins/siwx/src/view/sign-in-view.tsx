import {
  Address,
  Avatar,
  Button,
  Handshake,
  type HandshakeProps,
  NameText,
  Picture,
  type ReactView,
  Row,
  Skeleton,
  Stack,
  TextPlate,
  Title,
  appPicture,
  connectorPicture,
  observer,
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
  const kernel = useKernel()
  const store = kernel.get(siwxKey)
  const { phase, message } = store
  const { activeCaipAddress: account, active } = kernel.families
  useEffect(() => {
    if (store.message === undefined) void store.prepare()
  }, [store, account])
  const connector = active?.session?.connector
  const { profileName, address } = active?.account ?? {}
  const names = { app: shortName(kernel.options.metadata.name) ?? say('thisApp'), wallet: shortName(connector?.name) ?? say('yourWallet') }
  const { title, lead, thread } = phases[phase]
  const link = say(links[thread], names)
  const isBusy = phase === 'asking' || phase === 'checking' || phase === 'signed'
  const isFailed = phase === 'declined' || phase === 'failed'
  return (
    <Stack gap={20}>
      <Handshake
        from={<Picture name={names.app} source={appPicture(kernel)} size={56} />}
        to={<Picture name={names.wallet} source={connector && connectorPicture(kernel, connector)} size={56} />}
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
          <Button kind="primary" icon="refresh" onPress={() => void store.prepare()}>
            {say('tryAgain')}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon={isFailed ? 'refresh' : undefined}
            disabled={message === undefined || isBusy}
            onPress={() => void store.sign()}
          >
            {say(isFailed ? 'tryAgain' : 'sign')}
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

/** A foreign name in a sentence: no longer than people can read over. */
function shortName(name: string | undefined): string | undefined {
  return name === undefined || Array.from(name).length <= 32 ? name : `${Array.from(name).slice(0, 31).join('')}…`
}

/** The view. */
export const signInView: ReactView<'SIWXSignMessage'> = { component: SignInView, messages: [siwxMessages] }
