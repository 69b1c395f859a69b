import { Button } from '../../kit/button/button.js'
import { IconPlate } from '../../kit/icon/icon-plate.js'
import { Icon } from '../../kit/icon/icon.js'
import { Stack } from '../../kit/layout/stack.js'
import { Title } from '../../kit/title/title.js'
import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'

import { ConnectMethodList } from './connect-method-list.js'
import type { ConnectModel } from './connect-model.js'
import type { ConnectContext } from './connect-parts.js'
import { NoWalletsText } from './no-wallets-text.js'
import { roundedCount } from './rounded-count.js'
import { styles } from './separator.module.css'
import { Outline } from '../app/outline.js'
import { WalletRowList } from './wallet-row-list.js'

export interface ConnectContentProps {
  readonly model: ConnectModel
  readonly context: ConnectContext
  /** The box to tick first, where the host wants one. */
  readonly consent?: ReactNode
}

/** The view to connect, without a state of its own. */
export function ConnectContent({ model, context, consent }: ConnectContentProps): ReactElement {
  const { say } = context
  const { app, blocks, all, methods } = model
  return (
    <Stack gap={16}>
      <Title lead={app === undefined ? say('connectLead') : say('connectLeadTo', { app })}>{say('connectTitle')}</Title>
      {consent}
      {blocks.map((block, index) => (
        <Fragment key={block.join(' ')}>
          {index > 0 && <p className={styles['separator']}>{say('or')}</p>}
          {block.includes('wallet') ? (
            <Wallets model={model} context={context} />
          ) : (
            <ConnectMethodList methods={methods} kinds={block} context={context} />
          )}
        </Fragment>
      ))}
      {all !== undefined && <AllWallets total={all.total} context={context} />}
      {methods.some(({ item }) => item.kind === 'wallet') && <ConnectMethodList methods={methods} kinds={['wallet']} context={context} />}
    </Stack>
  )
}

function Wallets({ model: { wallets, place, awaited }, context }: ConnectContentProps): ReactElement {
  if (place === 'collapsed') return <CollapsedWallets context={context} />
  if (place === 'waiting') return <Outline rows />
  if (place === 'none') return <NoWalletsText context={context} />
  return <WalletRowList wallets={wallets} awaited={awaited} context={context} />
}

/** All wallets behind one row, where the host wants another way to come first. */
function CollapsedWallets({ context: { say, parts, isBlocked, onView } }: Pick<ConnectContentProps, 'context'>): ReactElement {
  const { List, Row } = parts
  return (
    <List>
      <Row
        title={say('connectWithWallet')}
        wraps
        icon={<IconPlate name="wallet" />}
        trailing={<Icon name="forward" />}
        disabled={isBlocked}
        focusKey="wallets"
        onPress={() => onView('ConnectWallets')}
      />
    </List>
  )
}

export interface AllWalletsProps extends Pick<ConnectContentProps, 'context'> {
  /** How many there are, once that is known. */
  readonly total: number | undefined
}

/** The way to every wallet there is. */
export function AllWallets({ total, context: { say, onView } }: AllWalletsProps): ReactElement {
  const { count, isMore } = roundedCount(total ?? 0)
  return (
    <Button
      detail={total === undefined ? undefined : say(isMore ? 'walletCountOver' : 'walletCount', { count })}
      focusKey="all-wallets"
      onPress={() => onView('AllWallets')}
    >
      {say('allWallets')}
    </Button>
  )
}
