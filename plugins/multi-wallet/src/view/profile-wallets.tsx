import {
  Button,
  ConfirmBar,
  Heading,
  IconButton,
  List,
  NotConnected,
  Spread,
  Stack,
  Title,
  familyNames,
  observer,
  useKernel,
  useState,
  useTranslate,
  useWalletName,
} from '@billfold/ui/kit'
import type { ReactView } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { type ProfileWallet, profileWalletsKey } from '../contract.js'
import { multiWalletMessages } from '../messages/multi-wallet-messages.js'
import { WalletRow } from './wallet-row.js'

/** Every wallet of the visitor: those that stand, by family, and those of earlier. */
const ProfileWalletsView: FunctionComponent = observer(function ProfileWalletsView() {
  const say = useTranslate(multiWalletMessages)
  const { router, networks, get } = useKernel()
  const { families, earlier, count } = get(profileWalletsKey)
  const hasFamilies = new Set(networks.requested.map(({ chainNamespace }) => chainNamespace)).size > 1
  if (count + earlier.length === 0) return <NoWallets />
  return (
    <Stack gap={16}>
      <Title lead={count > 0 ? say('connected', { count }) : undefined}>{say('title')}</Title>
      {families.map(({ namespace, wallets }) => {
        const family = familyNames[namespace] ?? namespace
        return (
          <div key={namespace}>
            {hasFamilies && <Heading>{family}</Heading>}
            <List label={say('walletsOf', { family })}>
              {wallets.map((wallet) => (
                <Line key={wallet.connectorId} wallet={wallet} />
              ))}
            </List>
          </div>
        )
      })}
      {earlier.length > 0 && (
        <div>
          <Heading>{say('earlier')}</Heading>
          <List label={say('earlier')}>
            {earlier.map((wallet) => (
              <EarlierLine key={`${wallet.namespace} ${wallet.connectorId}`} wallet={wallet} />
            ))}
          </List>
        </div>
      )}
      <Stack gap={8}>
        <Button icon="plus" focusKey="add-wallet" onPress={() => router.push('Connect')}>
          {say('add')}
        </Button>
        {count > 1 && <DisconnectAll />}
      </Stack>
    </Stack>
  )
})

interface LineProps {
  readonly wallet: ProfileWallet
}

/** A wallet, and the way to everything about it. */
const Line = observer(function Line({ wallet }: LineProps) {
  const say = useTranslate(multiWalletMessages)
  const { router } = useKernel()
  const walletName = useWalletName()
  const { namespace, connectorId, label, ownName } = wallet
  const manage = (): void => router.push('ProfileWallet', { namespace, connectorId })
  const key = `${namespace} ${connectorId}`
  return (
    <Spread
      end={
        <IconButton
          icon="more"
          label={say('manage', { wallet: label ?? walletName(ownName) })}
          focusKey={`manage ${key}`}
          onPress={manage}
        />
      }
    >
      <WalletRow wallet={wallet} onManage={manage} />
    </Spread>
  )
})

/** A wallet of earlier, and the way to forget it. */
function EarlierLine({ wallet }: LineProps): ReactElement {
  const say = useTranslate(multiWalletMessages)
  const walletName = useWalletName()
  const store = useKernel().get(profileWalletsKey)
  const forget = (): void => void store.forget(wallet)
  return (
    <Spread
      end={<IconButton icon="trash" label={say('forgetWallet', { wallet: wallet.label ?? walletName(wallet.ownName) })} onPress={forget} />}
    >
      <WalletRow wallet={wallet} />
    </Spread>
  )
}

function DisconnectAll(): ReactElement {
  const say = useTranslate(multiWalletMessages)
  const store = useKernel().get(profileWalletsKey)
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) {
    return (
      <ConfirmBar
        isDangerous
        confirm={say('disconnectAll')}
        onConfirm={() => void store.disconnectAll()}
        cancel={say('keep')}
        onCancel={() => setIsAsked(false)}
      />
    )
  }
  return (
    <Button kind="danger" icon="leave" onPress={() => setIsAsked(true)}>
      {say('disconnectAll')}
    </Button>
  )
}

function NoWallets(): ReactElement {
  const say = useTranslate(multiWalletMessages)
  return (
    <Stack gap={16}>
      <Title>{say('title')}</Title>
      <NotConnected>{say('noneText')}</NotConnected>
    </Stack>
  )
}

/** The view ProfileWallets. */
export const profileWalletsView: ReactView<'ProfileWallets'> = { component: ProfileWalletsView, messages: [multiWalletMessages] }
