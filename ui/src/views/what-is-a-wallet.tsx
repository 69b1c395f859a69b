import type { Kernel } from '@billfold/kernel'
import { Button, IconPlate, List, Row, Stack, Text, familyNames, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'

import { useShell } from '../app/shell-context.js'
import { viewMessages } from '../messages/view-messages.js'
import { AboutPage, type AboutPoint } from './about-page.js'
import { iconOf } from './icon-of.js'
import { labelOf } from './label-of.js'
import { useConnectMethods } from './use-connect-methods.js'
import { useConsent } from './use-consent.js'
import { useWalletList } from './use-wallet-list.js'

type Methods = ReturnType<typeof useConnectMethods>

/** Explains what a wallet is, to who has none, and leads to one: into the list of wallets, or by saying how one is got without it. */
export const WhatIsAWalletView: FunctionComponent = observer(function WhatIsAWalletView() {
  const say = useTranslate(viewMessages)
  const { router, features } = useKernel()
  const howTo = useHowTo()
  const list = useWalletList()
  const mayFind = list !== undefined && features.isOn('allWallets')
  const methods = useConnectMethods().filter(({ item }) => item.kind !== 'wallet')
  return (
    <AboutPage
      title={say('aboutWalletTitle')}
      points={[
        { icon: 'lock', title: say('aboutWalletKeys'), text: say('aboutWalletKeysText') },
        { icon: 'wallet', title: say('aboutWalletHolds'), text: say('aboutWalletHoldsText') },
        { icon: 'check', title: say('aboutWalletYours'), text: say('aboutWalletYoursText') },
        ...(mayFind ? [] : [howTo]),
      ]}
      action={
        <Stack gap={16}>
          {mayFind && (
            <Button kind="primary" onPress={() => router.push('AllWallets')}>
              {say('getWallet')}
            </Button>
          )}
          {methods.length > 0 && <WithoutWallet methods={methods} />}
          {!mayFind && methods.length === 0 && (
            <Button kind="primary" onPress={() => router.back()}>
              {say('understood')}
            </Button>
          )}
        </Stack>
      }
    />
  )
})

/** The logins that make a wallet for the visitor. */
const WithoutWallet = observer(function WithoutWallet({ methods }: { readonly methods: Methods }): ReactElement {
  const say = useTranslate(viewMessages)
  const { router } = useKernel()
  const { locale } = useKit()
  const { box, isMissing } = useConsent()
  return (
    <Stack gap={8}>
      <Text kind="small">{say('aboutWalletWithout')}</Text>
      {box}
      <List>
        {methods.map(({ plugin, item }) => (
          <Row
            key={`${plugin} ${item.id}`}
            title={labelOf('connect.methods', item, { say, locale })}
            wraps
            icon={<IconPlate name={iconOf(item.icon, item.kind === 'email' ? 'mail' : 'person')} />}
            disabled={isMissing}
            focusKey={`method ${item.id}`}
            onPress={() => item.view !== undefined && router.push(item.view as 'Connect')}
          />
        ))}
      </List>
    </Stack>
  )
})

/** How a first wallet is got where there is no list to choose from. To be used in an observer. */
function useHowTo(): AboutPoint {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const { locale } = useKit()
  const { device } = useShell()
  const words = device.isMobile ? 'aboutWalletGetMobile' : 'aboutWalletGetText'
  return { icon: 'plus', title: say('aboutWalletGet'), text: say(words, { chains: chainsOf(kernel, locale) }) }
}

function chainsOf({ networks: { namespaces } }: Kernel, locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(namespaces.map((namespace) => familyNames[namespace] ?? namespace))
}
