import { shortAddress } from '@billfold/kernel/validation'
import { IconPlate, List, Row, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'
import { Disconnected } from './disconnected.js'

/** The ways to bring money into the account: those whose plugins are in the page. */
const FundWalletView: FunctionComponent = observer(function FundWalletView() {
  const say = useTranslate(exchangeMessages)
  const { families, router, views } = useKernel()
  const address = families.active?.address
  return (
    <Stack gap={16}>
      <Title lead={address === undefined ? undefined : say('fundLead', { account: shortAddress(address) })}>{say('fund')}</Title>
      {address === undefined ? (
        <Disconnected />
      ) : (
        <List label={say('fund')}>
          {views.has('OnRampProviders') && (
            <Row focusKey="card" title={say('byCard')} icon={<IconPlate name="buy" />} onPress={() => router.push('OnRampProviders')} />
          )}
          <Row
            focusKey="exchange"
            title={say('byExchange')}
            subtitle={say('byExchangeText')}
            icon={<IconPlate name="swap" />}
            onPress={() => router.push('PayWithExchange')}
          />
          {views.has('WalletReceive') && (
            <Row
              focusKey="receive"
              title={say('byAddress')}
              subtitle={say('byAddressText')}
              icon={<IconPlate name="receive" />}
              onPress={() => router.push('WalletReceive')}
            />
          )}
        </List>
      )}
    </Stack>
  )
})

/** The view. */
export const fundWalletView: ReactView<'FundWallet'> = { component: FundWalletView, messages: [exchangeMessages] }
