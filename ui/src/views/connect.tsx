import { type ConnectMethod, connectMethodOrder } from '@billfold/kernel'
import { Stack, Title, observer, useKernel, useTranslate, Icon, IconPlate, List, Row } from '@billfold/ui/kit'
import { Fragment, type FunctionComponent, type ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { AllWalletsButton } from './all-wallets-button.js'
import { Consent, useConsent } from './consent.js'
import { ConnectMethods } from './connect-methods.js'
import { NoWallets } from './no-wallets.js'
import { useConnectMethods } from './use-connect-methods.js'
import { useWalletRows } from './use-wallet-rows.js'
import { WalletList } from './wallet-list.js'
import { styles } from './separator.module.css'

type Kind = ConnectMethod['kind']

/** Every way to connect: the wallets, and what plugins offer beside them. */
export const ConnectView: FunctionComponent = observer(function ConnectView() {
  const say = useTranslate(shellMessages)
  const { options, features } = useKernel()
  const rows = useWalletRows()
  const methods = useConnectMethods()
  const consent = useConsent()
  const kinds = new Set<Kind>(methods.map(({ item }) => item.kind))
  const isCollapsed = features.isOn('collapseWallets') && (kinds.has('email') || kinds.has('social'))
  const showsBrowserWallet = rows.some(({ group }) => group === 'injected')
  const order = connectMethodOrder(showsBrowserWallet, options.orders.connectMethods)
  const blocks = blocksOf(order.filter((kind) => kind === 'wallet' || kinds.has(kind)))
  const app = options.metadata.name

  const wallets = (): ReactElement => {
    if (isCollapsed) return <CollapsedWallets isBlocked={consent.isMissing} />
    return rows.length === 0 ? <NoWallets /> : <WalletList rows={rows} isBlocked={consent.isMissing} />
  }
  return (
    <Stack gap={16}>
      <Title lead={app === undefined ? say('connectLead') : say('connectLeadTo', { app })}>{say('connectTitle')}</Title>
      {consent.isNeeded && <Consent consent={consent} />}
      {blocks.map((block, index) => (
        <Fragment key={block.join(' ')}>
          {index > 0 && <Separator />}
          {block.includes('wallet') ? wallets() : <ConnectMethods kinds={block} isBlocked={consent.isMissing} />}
        </Fragment>
      ))}
      {!isCollapsed && <AllWalletsButton shown={rows.length} />}
    </Stack>
  )
})

/** Email and social logins are one block when they follow each other. */
function blocksOf(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  const blocks: Kind[][] = []
  for (const kind of kinds) {
    const last = blocks.at(-1)
    if (kind !== 'wallet' && last !== undefined && !last.includes('wallet')) last.push(kind)
    else blocks.push([kind])
  }
  return blocks
}

/** All wallets behind one row, where the host wants another way to come first. */
function CollapsedWallets({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const say = useTranslate(shellMessages)
  const { router } = useKernel()
  return (
    <List>
      <Row
        title={say('connectWithWallet')}
        wraps
        icon={<IconPlate name="wallet" />}
        trailing={<Icon name="forward" />}
        disabled={isBlocked}
        focusKey="wallets"
        onPress={() => router.push('ConnectWallets')}
      />
    </List>
  )
}

/** Between two ways of which one is enough. */
function Separator(): ReactElement {
  const say = useTranslate(shellMessages)
  return <p className={styles['separator']}>{say('or')}</p>
}
