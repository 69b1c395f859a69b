import type { SocialProvider } from '@billfold/kernel'
import { Icon, IconPlate, List, type ReactView, Row, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import { authAccountKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { failureToast } from '../messages/login-failure.js'
import { providerNames } from './provider-names.js'

const EmbeddedWallet = observer(function EmbeddedWallet() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const { router, toasts, families } = kernel
  const account = kernel.get(authAccountKey)
  const { email, otherAccountType, isSwitching } = account
  const provider = families.active?.account.socialProvider as SocialProvider | undefined
  const switchType = (): void => {
    account.switchAccountType().catch((error: unknown) => toasts.show(failureToast(error)))
  }
  const lead =
    provider === undefined ? say('walletLeadEmail', { email: email ?? '' }) : say('walletLeadSocial', { provider: providerNames[provider] })
  return (
    <Stack gap={16}>
      <Title lead={lead}>{say('walletTitle')}</Title>
      <List label={say('walletTitle')}>
        {email !== undefined && (
          <Row
            title={say('changeEmail')}
            subtitle={email}
            icon={<IconPlate name="mail" />}
            trailing={<Icon name="forward" />}
            focusKey="change-email"
            onPress={() => router.push('UpdateEmailWallet', { email })}
          />
        )}
        {otherAccountType !== undefined && (
          <Row
            title={say(otherAccountType === 'smartAccount' ? 'toSmart' : 'toEoa')}
            icon={<IconPlate name="swap" />}
            disabled={isSwitching}
            reason={say('switching')}
            focusKey="account-type"
            onPress={switchType}
          />
        )}
        <Row
          title={say('keysAndSessions')}
          subtitle={say('keysLead')}
          wraps
          icon={<IconPlate name="lock" />}
          trailing={<Icon name="forward" />}
          focusKey="manage"
          onPress={() => router.push('SecureFrame', { task: 'manage' })}
        />
      </List>
    </Stack>
  )
})

/** What whoever is logged in can change. */
export const embeddedWalletView: ReactView<'EmbeddedWallet'> = { component: EmbeddedWallet, messages: [authMessages] }
