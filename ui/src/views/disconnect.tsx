import type { ChainNamespace, FamilyState, Kernel } from '@billfold/kernel'
import {
  Avatar,
  Button,
  Heading,
  List,
  Row,
  Stack,
  familyNames,
  observer,
  useKernel,
  useTranslate,
  useVisit,
  useWalletName,
} from '@billfold/ui/kit'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FunctionComponent, ReactElement } from 'react'

import { Address } from '../../kit/text/address.js'
import { viewMessages } from '../messages/view-messages.js'

/**
 * Ends connections: the one in use, and where more families are connected, says which one, shows the others, and ends all. What one approval
 * connected ends everywhere at once, and is not said to end in one family.
 */
export const Disconnect: FunctionComponent = observer(function Disconnect() {
  const say = useTranslate(viewMessages)
  const { families } = useKernel()
  const ending = useVisit(createEnding)
  const { active } = families
  const others = connectedBeside(families)
  const family = active === undefined ? '' : nameOf(active.namespace)
  const isEach = others.length > 0 && !endsAll(active)
  const one = isEach ? say('disconnectFamily', { family }) : say(others.length > 0 ? 'disconnectAll' : 'disconnect')
  return (
    <Stack gap={8}>
      {others.length > 0 && <Others families={others} />}
      <Button
        kind="danger"
        icon="leave"
        focusKey="disconnect"
        {...(ending.isBusy && { busy: say('disconnecting') })}
        onPress={() => void ending.end(active?.namespace)}
      >
        {one}
      </Button>
      {isEach && (
        <Button kind="danger" focusKey="disconnect-all" disabled={ending.isBusy} onPress={() => void ending.end(undefined)}>
          {say('disconnectAll')}
        </Button>
      )}
    </Stack>
  )
})

/** The families that are connected too. A press brings one to the front. */
const Others = observer(function Others({ families }: { readonly families: readonly FamilyState[] }): ReactElement {
  const say = useTranslate(viewMessages)
  const walletName = useWalletName()
  const kernel = useKernel()
  return (
    <Stack gap={4}>
      <Heading>{say('alsoConnected')}</Heading>
      <List label={say('alsoConnected')}>
        {families.map(({ namespace, address = '', account }) => (
          <Row
            key={namespace}
            title={nameOf(namespace)}
            subtitle={account.connectedWalletInfo && walletName(account.connectedWalletInfo.name)}
            icon={<Avatar address={address} size={40} />}
            trailing={<Address value={address} />}
            focusKey={`connected ${namespace}`}
            onPress={() => kernel.families.activate(namespace)}
          />
        ))}
      </List>
    </Stack>
  )
})

function connectedBeside({ all, activeNamespace }: Kernel['families']): readonly FamilyState[] {
  return all.filter(({ namespace, address }) => address !== undefined && namespace !== activeNamespace)
}

/** True where one approval covers every family, as the engine has it: a phone's, or a login's. */
function endsAll(family: FamilyState | undefined): boolean {
  const { type, spans = type === 'WALLET_CONNECT' || type === 'AUTH' ? 'session' : 'family' } = family?.session?.connector ?? {}
  return spans === 'session'
}

function nameOf(namespace: ChainNamespace): string {
  return familyNames[namespace] ?? namespace
}

class Ending {
  isBusy = false

  constructor(private readonly kernel: Kernel) {
    makeAutoObservable<this, 'kernel'>(this, { kernel: false }, { autoBind: true })
  }

  /** Ends one family, or all. The modal stays for as long as somebody is connected. */
  async end(namespace: ChainNamespace | undefined): Promise<void> {
    const { families, connections, toasts, modal } = this.kernel
    const keepOpen = namespace !== undefined && connectedBeside(families).length > 0
    this.isBusy = true
    try {
      await connections.disconnect({ namespace, keepOpen })
    } catch (error) {
      toasts.show({ variant: 'error', message: error })
    }
    // One approval may have covered every family.
    if (keepOpen && !families.all.some(({ address }) => address !== undefined)) modal.close()
    runInAction(() => (this.isBusy = false))
  }
}

function createEnding(kernel: Kernel): Ending {
  return new Ending(kernel)
}
