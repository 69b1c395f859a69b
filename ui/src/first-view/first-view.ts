import type { FeatureKey, KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import { type FirstPorts, FirstSituation, PageWallets, firstPorts, firstView } from '@billfold/kernel/first-view'
import { makeTranslate } from '../../kit/locale/make-translate.js'
import { Thread } from '../../kit/thread/thread.js'
import type { Catalogue, Translate } from '@billfold/ui/kit'
import { jsx } from 'react/jsx-runtime'

import { resolveLocale } from '../../kit/locale/resolve-locale.js'
import { offeredLanguages } from '../../kit/locale/languages.js'
import { loadMessages } from '../../kit/locale/load-messages.js'
import { legalPages } from '../app/legal-text.js'
import { styles } from '../app/modal.module.css'
import type { en } from '../messages/en.js'
import { shellMessages } from '../messages/shell-messages.js'
import { type ConnectModel, connectModel } from '../views/connect-model.js'
import { coreViewsPlugin } from '../views/manifest.js'
import { needsConsent } from '../views/needs-consent.js'
import { shownWallet } from '../views/shown-wallet.js'
import { offeredMethods } from '../wallets/offered-methods.js'
import { FirstCard, type FirstCardProps } from './first-card.js'
import { firstParts } from './first-parts.js'
import { FirstPictures } from './first-pictures.js'
import { firstRows } from './first-rows.js'
import { patchRows } from './patch-rows.js'
import { toDom } from './to-dom.js'

/** Comes along, for the view has its theme from the first moment. */
export { createThemes } from '../app/apply-theme.js'

export interface FirstViewNeeds {
  readonly options: KernelOptionsInput
  readonly plugins: readonly PluginManifest[]
  /** The family that the modal is opened for. */
  readonly namespace: string | undefined
  readonly locale: string
  /** The host's own words for the shell. */
  readonly words: Catalogue | undefined
  onClose(): void
}

/** The view to connect before React and the kernel are here. React takes over its very nodes. */
export class FirstView {
  readonly element: HTMLElement = document.createElement('div')
  readonly pictures: FirstPictures
  readonly locale: string
  model: ConnectModel
  /** The nodes are React's, and show what the kernel knows. */
  isOver = false
  /** The key of what was pressed last, until the press can be carried out. */
  private held: string | undefined
  private tellHeld: (() => void) | undefined
  private readonly listeners = new Set<() => void>()
  private readonly presses = new AbortController()
  private readonly wallets: PageWallets
  private readonly card: Omit<FirstCardProps, 'model'>
  private readonly namespace: string | undefined
  private isPressed = false
  private readonly released = new Set<() => void>()
  private readonly pointer = new AbortController()
  private readonly taking = new AbortController()

  /** Loads what it needs and draws it. Undefined where another view is the first, or more is asked than it can show. */
  static async create(needs: FirstViewNeeds): Promise<FirstView | undefined> {
    const core = coreViewsPlugin()
    const situation = new FirstSituation(needs.options, [core, ...needs.plugins])
    const { options } = situation
    const ports = firstPorts(options)
    const hasAdapters = situation.namespaces.some((namespace) => situation.provides(`chain.adapter:${namespace}`))
    const view = firstView({ hasAdapters, manualPairing: options.manualPairing, isMobile: ports.device.isMobile }, false)
    const isConsentNeeded = needsConsent({ ...options, isCheckboxOn: situation.isOn('legalCheckbox') })
    if (view !== 'Connect' || isConsentNeeded || needs.plugins.some(({ id }) => id === core.id)) return undefined
    const first = new FirstView(needs, situation, { ports, say: await wordsOf(needs) })
    await first.wallets.look(situation.manifests)
    first.draw()
    return first
  }

  /** Loads what drawing it takes, before somebody asks. */
  static async warm({ plugins, locale }: Pick<FirstViewNeeds, 'plugins' | 'locale'>): Promise<void> {
    await Promise.all([wordsOf({ locale, words: undefined }), ...plugins.map((plugin) => plugin.finds?.())])
  }

  private constructor(
    { locale, namespace, onClose }: FirstViewNeeds,
    private readonly situation: FirstSituation,
    private readonly given: { readonly ports: FirstPorts; readonly say: Translate<typeof en> },
  ) {
    const { options, namespaces } = situation
    const { ports, say } = given
    this.locale = locale
    this.wallets = new PageWallets({ ...ports, namespaces, onChange: () => this.refresh() })
    this.pictures = new FirstPictures(options)
    this.element.className = styles['place'] ?? ''
    this.card = {
      context: {
        say,
        locale,
        parts: firstParts(this.pictures),
        isBlocked: false,
        picture: (row) => this.pictures.source(row),
        onIntent: () => undefined,
        onWallet: () => undefined,
        onView: () => undefined,
      },
      isEmbedded: options.isEmbedded,
      legal: legalPages(options, situation.isOn('legalCheckbox')),
      onClose,
    }
    this.namespace = namespace
    this.model = this.read()
    this.watchPointer()
  }

  /** Lets the card be pulled away by the grip on it, once the code for that is here. */
  async follow(panel: HTMLElement): Promise<void> {
    const handle = this.element.querySelector<HTMLElement>(`.${styles['grabber']}`)
    const { signal } = this.presses
    if (handle === null) return
    const { dragToClose } = await import('../../kit/sheet/drag-to-close.js')
    if (!signal.aborted) signal.addEventListener('abort', dragToClose({ handle, panel, onClose: this.card.onClose }))
  }

  /** Keeps a press until it can be carried out: the last one counts. */
  hold(key: string): void {
    this.held = key
    if (this.tellHeld !== undefined) this.tellHeld()
    else this.showWaiting('pending')
  }

  /** Hears of a press that nobody will carry out: of the one that is kept, and of every further one. */
  onHeld(tell: () => void): void {
    this.tellHeld = tell
    if (this.held !== undefined) tell()
  }

  /** Ends what it does by itself: the nodes are React's from now on. `visit` names the view that they are of. */
  handOver(visit: number): void {
    this.presses.abort()
    this.wallets.dispose()
    this.given.ports.dispose()
    this.showWaiting('idle')
    const { signal } = this.taking
    // React repeats what happens to nodes that it has not taken over yet, and fails to in a shadow root: such events have no target afterwards.
    for (const type of repeated) this.element.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal })
    this.element.querySelector<HTMLElement>('[data-visit]')?.setAttribute('data-visit', String(visit))
  }

  /** Every node is React's. */
  taken(): void {
    this.taking.abort()
  }

  /** Shows what the kernel knows from now on. */
  end(): void {
    this.isOver = true
    this.pointer.abort()
    for (const listener of this.listeners) listener()
  }

  /** Runs when no pointer is down on the view: nothing moves under a finger. */
  whenReleased(run: () => void): void {
    if (this.isPressed) this.released.add(run)
    else run()
  }

  /** Hears when it is over. Returns the undo. */
  onOver(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes the press that was kept. */
  takeHeld(): string | undefined {
    const { held } = this
    this.held = undefined
    return held
  }

  dispose(): void {
    this.presses.abort()
    this.taking.abort()
    this.isPressed = false
    this.pointer.abort()
    this.wallets.dispose()
    this.given.ports.dispose()
    this.pictures.dispose()
  }

  private draw(): void {
    const { signal } = this.presses
    this.model = this.read()
    this.element.replaceChildren(this.drawn())
    this.element.addEventListener('click', ({ target }) => this.press(target), { signal })
  }

  private drawn(): DocumentFragment {
    return toDom(jsx(FirstCard, { ...this.card, model: this.model }), this.presses.signal)
  }

  /** A wallet came, or went. */
  private refresh(): void {
    if (this.element.childElementCount > 0) this.whenReleased(this.redraw)
  }

  private readonly redraw = (): void => {
    if (this.presses.signal.aborted) return
    this.model = this.read()
    patchRows(this.element, this.drawn())
  }

  private press(target: EventTarget | null): void {
    const key = target instanceof Element ? target.closest('[data-key]:not([aria-disabled])')?.getAttribute('data-key') : undefined
    if (typeof key === 'string') this.hold(key)
  }

  private watchPointer(): void {
    const { signal } = this.pointer
    const release = (): void => {
      this.isPressed = false
      // The click of a press comes after it.
      this.given.ports.clock.after(0, () => {
        for (const run of this.released) run()
        this.released.clear()
      })
    }
    this.element.addEventListener('pointerdown', () => void (this.isPressed = true), { signal })
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, signal })
  }

  private showWaiting(state: 'idle' | 'pending'): void {
    const track = this.element.querySelector('[data-thread]')
    track?.replaceWith(toDom(jsx(Thread, { state }), this.presses.signal))
  }

  private read(): ConnectModel {
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

/** The events that React repeats after it has taken nodes over. */
const repeated = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'] as const

async function wordsOf({ locale, words }: Pick<FirstViewNeeds, 'locale' | 'words'>): Promise<Translate<typeof en>> {
  const { language } = resolveLocale({ option: locale, available: offeredLanguages })
  const dictionaries = await loadMessages({ sets: [shellMessages], language, report: () => undefined })
  return makeTranslate({
    set: shellMessages,
    locale,
    dictionary: dictionaries.get(shellMessages.id),
    overrides: words,
    report: () => undefined,
  })
}
