import {
  Button,
  ConfirmBar,
  EmptyState,
  Stack,
  TextField,
  Title,
  observer,
  useKernel,
  useState,
  useTranslate,
  useVisit,
  useWalletName,
} from '@billfold/ui/kit'
import type { CreateForVisit, ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { type ProfileWallet, type ProfileWalletRef, profileWalletsKey } from '../contract.js'
import { multiWalletMessages } from '../messages/multi-wallet-messages.js'
import { AccountList } from './account-list.js'
import { WalletPicture } from './wallet-picture.js'

/** One wallet: its name, its accounts, its place, and the way to let it go. */
const ProfileWalletView: FunctionComponent<ViewProps<'ProfileWallet'>> = observer(function ProfileWalletView({
  data,
}: ViewProps<'ProfileWallet'>) {
  const walletName = useWalletName()
  const wallet = useKernel().get(profileWalletsKey).find(data)
  if (wallet === undefined) return <NotHere />
  const own = walletName(wallet.ownName)
  const name = wallet.label ?? own
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <WalletPicture wallet={wallet} size={56} />
        <Title lead={wallet.label === undefined ? undefined : own}>
          <bdi title={name}>{name}</bdi>
        </Title>
      </Stack>
      <NameField wallet={wallet} />
      <AccountList wallet={wallet} />
      <Places wallet={wallet} />
      <LetGo wallet={wallet} />
    </Stack>
  )
})

interface PartProps {
  readonly wallet: ProfileWallet
}

function NameField({ wallet }: PartProps): ReactElement {
  const say = useTranslate(multiWalletMessages)
  const walletName = useWalletName()
  const store = useKernel().get(profileWalletsKey)
  // What is typed keeps its spaces; what is kept has none at its ends.
  const [typed, setTyped] = useState(wallet.label ?? '')
  const type = (text: string): void => {
    setTyped(text)
    store.rename(wallet, text)
  }
  return (
    <TextField
      label={say('name')}
      value={typed}
      onValue={type}
      placeholder={walletName(wallet.ownName)}
      hint={say('nameHint')}
      enterKeyHint="done"
    />
  )
}

/** The place of the wallet among those of its family, where there are others. */
const Places = observer(function Places({ wallet }: PartProps) {
  const say = useTranslate(multiWalletMessages)
  const store = useKernel().get(profileWalletsKey)
  const siblings = store.families.find(({ namespace }) => namespace === wallet.namespace)?.wallets ?? []
  const place = siblings.findIndex(({ connectorId }) => connectorId === wallet.connectorId)
  if (place < 0 || siblings.length < 2) return undefined
  return (
    <Stack gap={8} isRow>
      <Button disabled={place === 0} onPress={() => void store.move(wallet, -1)}>
        {say('moveUp')}
      </Button>
      <Button disabled={place === siblings.length - 1} onPress={() => void store.move(wallet, 1)}>
        {say('moveDown')}
      </Button>
    </Stack>
  )
})

/** Ends the connection after a second press; a wallet of earlier is forgotten at once. */
const LetGo = observer(function LetGo({ wallet }: PartProps) {
  const say = useTranslate(multiWalletMessages)
  const store = useKernel().get(profileWalletsKey)
  const leaving = useVisit(createLeaving)
  const [isAsked, setIsAsked] = useState(false)
  const busy = store.isBusy(wallet) ? say('disconnecting') : undefined
  if (wallet.state === 'ended') {
    return (
      <Button kind="danger" icon="trash" busy={busy} onPress={() => void leaving.forget(wallet)}>
        {say('forget')}
      </Button>
    )
  }
  if (isAsked || busy !== undefined) {
    return (
      <ConfirmBar
        isDangerous
        confirm={say('disconnect')}
        onConfirm={() => void leaving.disconnect(wallet)}
        cancel={say('keep')}
        onCancel={() => setIsAsked(false)}
        busy={busy}
      />
    )
  }
  return (
    <Button kind="danger" icon="leave" onPress={() => setIsAsked(true)}>
      {say('disconnect')}
    </Button>
  )
})

interface Leaving {
  disconnect(wallet: ProfileWalletRef): Promise<void>
  forget(wallet: ProfileWalletRef): Promise<void>
}

/** Lets a wallet go, and then leaves its view if that is still in front. */
const createLeaving: CreateForVisit<Leaving> = ({ router, modal, get }, { entry }) => {
  const store = get(profileWalletsKey)
  const leave = (): void => {
    if (modal.isOpen && router.current === entry) router.back()
  }
  return {
    disconnect: (wallet) => store.disconnect(wallet).then(leave),
    forget: (wallet) => store.forget(wallet).then(leave),
  }
}

function NotHere(): ReactElement {
  const say = useTranslate(multiWalletMessages)
  const { router } = useKernel()
  return (
    <Stack gap={16}>
      <Title>{say('title')}</Title>
      <EmptyState
        icon="wallet"
        title={say('notHere')}
        action={
          <Button compact onPress={() => router.back()}>
            {say('back')}
          </Button>
        }
      />
    </Stack>
  )
}

/** The view ProfileWallet. */
export const profileWalletView: ReactView<'ProfileWallet'> = { component: ProfileWalletView, messages: [multiWalletMessages] }
