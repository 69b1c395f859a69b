import type { KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import { FirstSituation, type StoredAccount, storedAccount } from '@billfold/kernel/first-view'
import type { Translate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { networkPicture } from '../../kit/picture/pictures.js'
import { writtenPicture } from '../../kit/picture/remote-picture.js'
import { HeaderFrame, NetworkPlate } from '../app/header-frame.js'
import { NetworkChipFrame } from '../app/network-chip-frame.js'
import { en } from '../messages/en.js'
import { enLater } from '../messages/en-later.js'
import type { ShellWords } from '../messages/shell-messages.js'
import { AccountContent } from '../views/account-content.js'
import { type AccountModel, accountModel } from '../views/account-model.js'
import type { AccountContext } from '../views/account-parts.js'
import { firstTabsId } from '../views/first-tabs-id.js'
import { coreViewsPlugin } from '../views/manifest.js'
import { firstAccountParts } from './first-account-parts.js'
import { FirstCard } from './first-card.js'
import { firstPicture } from './first-parts.js'
import { FirstPictures } from './first-pictures.js'
import { FirstView, type FirstViewNeeds } from './first-view.js'
import { type FirstWords, firstWords } from './first-words.js'

export interface FirstAccountNeeds extends FirstWords {
  readonly options: KernelOptionsInput
  readonly plugins: readonly PluginManifest[]
  /** The family that the modal is opened for. */
  readonly namespace: string | undefined
  /** The account that is connected already. Without it, that of the last visit stands while its wallet is asked anew. */
  readonly connected: StoredAccount | undefined
  readonly clock: FirstViewNeeds['clock']
  onClose(): void
}

/** The account before React and the kernel are here: the one that is connected, or the one of the last visit. */
export class FirstAccount extends FirstView<'Account'> {
  readonly view = 'Account'
  model: AccountModel
  private readonly context: AccountContext

  /** Loads what it needs and draws it. Undefined where nobody knows enough of an account. */
  static async create(needs: FirstAccountNeeds): Promise<FirstAccount | undefined> {
    const core = coreViewsPlugin()
    const situation = new FirstSituation(needs.options, [core, ...needs.plugins])
    const stored = needs.connected ?? storedAccount(situation.options)
    const isAnother = needs.namespace !== undefined && needs.namespace !== stored?.namespace
    const { manualPairing } = situation.options
    if (stored === undefined || isAnother || manualPairing || needs.plugins.some(({ id }) => id === core.id)) return undefined
    const first = new FirstAccount(needs, situation, { stored, say: await firstWords(needs, words) })
    first.draw()
    return first
  }

  /** Loads what drawing it takes, before somebody asks. */
  static async warm({ locale }: Pick<FirstAccountNeeds, 'locale'>): Promise<void> {
    await firstWords({ locale, words: undefined }, words)
  }

  private constructor(
    { locale, clock, onClose }: FirstAccountNeeds,
    private readonly situation: FirstSituation,
    private readonly given: { stored: StoredAccount; readonly say: Translate<ShellWords> },
  ) {
    const pictures = new FirstPictures(situation.options)
    super({ locale, pictures, clock, onClose })
    const { say } = given
    this.context = {
      say,
      locale,
      parts: firstAccountParts({ pictures, say }),
      tabsId: firstTabsId,
      tab: undefined,
      picture: ({ address, profileImage }) =>
        profileImage?.startsWith('data:') === true ? writtenPicture(`profile ${address}`, profileImage) : undefined,
      onTab: () => undefined,
      onIntent: () => undefined,
      onAction: () => undefined,
    }
    this.model = this.read()
  }

  /** Shows an account in the place of the one that stands. */
  show(account: StoredAccount): void {
    this.given.stored = account
    this.refresh()
  }

  protected card(): ReactElement {
    const { model, context, situation, onClose } = this
    const { isEmbedded } = situation.options
    return (
      <FirstCard
        view="Account"
        thread={this.isWaiting ? 'pending' : 'idle'}
        isEmbedded={isEmbedded}
        header={<HeaderFrame start={this.start()} say={context.say} onHelp={() => undefined} onClose={isEmbedded ? undefined : onClose} />}
        footer={undefined}
      >
        <AccountContent model={model} context={context} />
      </FirstCard>
    )
  }

  protected read(): AccountModel {
    const { situation } = this
    const { account, ...stored } = this.given.stored
    const isReturning = account.status === 'reconnecting'
    return accountModel({ ...stored, account, isReturning, entries: (slot) => situation.entries(slot) })
  }

  /** What stands at the start of the header. */
  private start(): ReactElement {
    const { model, pictures, context } = this
    const { networkSwitch, networks } = this.situation.options
    const mayChooseNetwork = networkSwitch && (networks.length > 1 || model.network?.isUnsupported === true)
    if (!mayChooseNetwork) return <span />
    return (
      <NetworkPlate>
        <NetworkChipFrame
          network={model.network}
          say={context.say}
          Picture={(props) => firstPicture(props, pictures)}
          picture={(network) => networkPicture(pictures.services, network)}
          onPress={() => undefined}
        />
      </NetworkPlate>
    )
  }
}

const words = { ...en, ...enLater }
