import { type ReactView, Stack, Text, TryAgain, failureMessages, observer, useTranslate, useVisit } from '@billfold/ui/kit'
import type { PopupProvider } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { providerNames } from './provider-names.js'
import { socialFlow } from './social-flow.js'
import { SocialFailure } from './social-failure.js'
import { SocialHandshake } from './social-handshake.js'

const ConnectingSocial = observer(function ConnectingSocial() {
  const say = useTranslate(authMessages)
  const login = useVisit(socialFlow)
  const { provider = 'google', phase, failure, isSlow } = login
  const values = { provider: providerNames[provider] }
  return (
    <Stack gap={20}>
      {phase === 'connected' ? (
        <SocialHandshake provider={provider} state="ok" title={say('socialConnected')} lead={say('socialConnectedLead', values)} />
      ) : phase === 'failed' ? (
        <SocialFailure provider={provider} failure={failure} />
      ) : (
        <SocialHandshake provider={provider} state="pending" title={say('socialTitle', values)} lead={say('socialLead')} />
      )}
      {phase === 'busy' && isSlow && (
        <Text kind="small" tone="warning" role="status" align="center">
          {say('socialSlow')}
        </Text>
      )}
      {(phase === 'failed' || (phase === 'busy' && isSlow)) && (
        <TryAgain kind="primary" onPress={() => login.start(provider as PopupProvider)} />
      )}
    </Stack>
  )
})

/** The wait for the popup of a provider. */
export const connectingSocialView: ReactView<'ConnectingSocial'> = {
  component: ConnectingSocial,
  messages: [authMessages, failureMessages],
}
