import { kernelKey } from '@billfold/kernel'
import {
  ButtonLink,
  CopyButton,
  Qr,
  type ReactView,
  Stack,
  Title,
  TryAgain,
  failureMessages,
  observer,
  useKernel,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { authMessages } from '../messages/auth-messages.js'
import { providerNames } from './provider-names.js'
import { farcasterFlow } from './social-flow.js'
import { SocialFailure } from './social-failure.js'
import { SocialHandshake } from './social-handshake.js'

const ConnectingFarcaster = observer(function ConnectingFarcaster() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const login = useVisit(farcasterFlow)
  const { isMobile } = kernel.get(kernelKey('device'))
  const url = kernel.families.active?.account.farcasterUrl
  const name = providerNames.farcaster
  if (login.phase === 'connected') {
    return (
      <SocialHandshake
        provider="farcaster"
        state="ok"
        title={say('socialConnected')}
        lead={say('socialConnectedLead', { provider: name })}
      />
    )
  }
  if (login.phase === 'failed') {
    return (
      <Stack gap={20}>
        <SocialFailure provider="farcaster" failure={login.failure} />
        <TryAgain kind="primary" onPress={() => login.startFarcaster()} />
      </Stack>
    )
  }
  return (
    <Stack gap={16}>
      {isMobile ? (
        <>
          <SocialHandshake provider="farcaster" state="pending" title={say('farcasterTitle')} lead={say('farcasterLeadPhone')} />
          {url !== undefined && <ButtonLink href={url}>{say('openFarcaster')}</ButtonLink>}
        </>
      ) : (
        <>
          <Title lead={say('farcasterLead')}>{say('farcasterTitle')}</Title>
          <Qr value={url} label={say('farcasterCode')} />
          <CopyButton text={url ?? ''} label={say('copyLink')} disabled={url === undefined} />
        </>
      )}
    </Stack>
  )
})

/** The link that the Farcaster app opens or scans. */
export const connectingFarcasterView: ReactView<'ConnectingFarcaster'> = {
  component: ConnectingFarcaster,
  messages: [authMessages, failureMessages],
}
