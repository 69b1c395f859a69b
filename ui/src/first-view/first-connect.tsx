import type { FeatureKey, KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import { type FirstPorts, FirstSituation, PageWallets, firstPorts, firstView } from '@billfold/kernel/first-view'
import type { Translate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { HeaderFrame } from '../app/header-frame.js'
import { LegalText, legalPages } from '../app/legal-text.js'
import { en } from '../messages/en.js'
import { ConnectContent } from '../views/connect-content.js'
import { type ConnectModel, connectModel } from '../views/connect-model.js'
import type { ConnectContext } from '../views/connect-parts.js'
import { Consent } from '../views/consent.js'
import { coreViewsPlugin } from '../views/manifest.js'
import { needsConsent } from '../views/needs-consent.js'
import { shownWallet } from '../views/shown-wallet.js'
import { offeredMethods } from '../wallets/offered-methods.js'
import { FirstCard } from './first-card.js'
import { firstParts } from './first-parts.js'
import { FirstPictures } from './first-pictures.js'
import { firstRows } from './first-rows.js'
import { FirstView } from './first-view.js'
import { type FirstWords, firstWords } from './first-words.js'

export interface FirstConnectNeeds extends FirstWords {
  readonly options: KernelOptionsInput
  readonly plugins: readonly PluginManifest[]
  /** The family that the modal is opened for. */
  readonly namespace: string | undefined
  onClose(): void
}

/** The view to connect before React and the kernel are here. */
export class FirstConnect extends FirstView<'Connect'> {
  readonly view = 'Connect'
  model: ConnectModel
  private readonly wallets: PageWallets
  private readonly context: Omit<ConnectContext, 'isBlocked'>
  private readonly namespace: string | undefined

  /** Loads what it needs and draws it. Undefined where another view is the first. */
  static async create(needs: FirstConnectNeeds): Promise<FirstView | undefined> {
    const core = coreViewsPlugin()
    const situation = new FirstSituation(needs.options, [core, ...needs.plugins])
    const { options } = situation
    const ports = firstPorts(options)
    const hasAdapters = situation.namespaces.some((namespace) => situation.provides(`chain.adapter:${namespace}`))
    const view = firstView({ hasAdapters, manualPairing: options.manualPairing, isMobile: ports.device.isMobile }, false)
    if (view !== 'Connect' || needs.plugins.some(({ id }) => id === core.id)) return undefined
    const first = new FirstConnect(needs, situation, { ports, say: await firstWords(needs, en) })
    await first.wallets.look(situation.manifests)
    first.draw()
    return first
  }

  /** Loads what drawing it takes, before somebody asks. */
  static async warm({ options, plugins, locale }: Pick<FirstConnectNeeds, 'locale' | 'options' | 'plugins'>): Promise<void> {
    // Of a family without a network nobody looks for wallets.
    const { manifests } = new FirstSituation(options, plugins)
    await Promise.all([firstWords({ locale, words: undefined }, en), ...manifests.map((manifest) => manifest.finds?.())])
  }

  private constructor(
    { locale, namespace, onClose }: FirstConnectNeeds,
    private readonly situation: FirstSituation,
    private readonly given: { readonly ports: FirstPorts; readonly say: Translate<typeof en> },
  ) {
    const { options, namespaces } = situation
    const { ports, say } = given
    const pictures = new FirstPictures(options)
    super({ locale, pictures, clock: ports.clock, onClose })
    this.wallets = new PageWallets({ ...ports, namespaces, onChange: () => this.refresh() })
    this.context = {
      say,
      locale,
      parts: firstParts(pictures),
      picture: (row) => pictures.source(row),
      onIntent: () => undefined,
      onWallet: () => undefined,
      onView: () => undefined,
    }
    this.namespace = namespace
    this.model = this.read()
    this.signal.addEventListener('abort', () => {
      this.wallets.dispose()
      ports.dispose()
    })
  }

  override get needsConsent(): boolean {
    return needsConsent({ ...this.situation.options, isCheckboxOn: this.situation.isOn('legalCheckbox') })
  }

  override get isEmpty(): boolean {
    return this.model.wallets.length === 0
  }

  protected card(): ReactElement {
    const { model, situation, needsConsent: needsBox, isConsentGiven: isGiven, onClose } = this
    const { options } = situation
    const context = { ...this.context, isBlocked: needsBox && !isGiven }
    const { say, onView } = context
    const legal = legalPages(options, situation.isOn('legalCheckbox'))
    const onHelp = (): void => onView('WhatIsAWallet')
    return (
      <FirstCard
        view="Connect"
        thread={this.isWaiting ? 'pending' : 'idle'}
        isEmbedded={options.isEmbedded}
        header={<HeaderFrame start="help" say={say} onHelp={onHelp} onClose={options.isEmbedded ? undefined : onClose} />}
        footer={legal && <LegalText pages={legal} say={say} />}
      >
        <ConnectContent
          model={model}
          context={context}
          consent={needsBox && <Consent pages={options} isGiven={isGiven} say={say} onGive={() => this.patch()} />}
        />
      </FirstCard>
    )
  }

  protected read(): ConnectModel {
    const { situation, given, wallets, namespace } = this
    const { ports, say } = given
    const { options } = situation
    const isOn = (key: FeatureKey): boolean => situation.isOn(key)
    const methods = offeredMethods(situation.entries('connect.methods'), {
      socials: situation.value('socials'),
      device: ports.device,
      endpoints: options.endpoints,
      isOn,
    })
    const kinds = new Set(methods.map(({ item }) => item.kind))
    const rows = firstRows({ situation, wallets, namespace, isMobile: ports.device.isMobile, remembered: ports.recent, kinds })
    return connectModel({
      options,
      isOn,
      wallets: rows.map((row) => shownWallet(row, { say, isPaired: false })),
      methods,
      isWaiting: true,
      list: situation.provides('wallets.list') ? { total: undefined, isComing: true } : undefined,
    })
  }
}
