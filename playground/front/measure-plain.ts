import { element } from '../src/dom/element.js'
import { lendWallets } from './lend-wallets.js'

/** What a page has fetched, as the browser tells it. */
export interface Weight {
  readonly requests: number
  /** Bytes that came over the network, all files together. */
  readonly bytes: number
  /** Those of scripts alone. */
  readonly scriptBytes: number
}

/** Weight of a page with one button: as it loads, until wallets stand after its button was pressed, and once nothing more comes. */
export interface PlainWeight {
  readonly loaded: Weight
  readonly shown: Weight
  readonly whole: Weight
}

/** For so long nothing may come before a page counts as quiet. */
const quiet = 800

/** Loads the plain page out of sight, presses its button, and tells what came over the network. */
export async function measurePlain(): Promise<PlainWeight> {
  const frame = element('iframe', { class: 'measured-frame', title: 'A plain page that is measured', 'aria-hidden': 'true', tabindex: -1 })
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = new URL('plain/', document.baseURI).href
  document.body.append(frame)
  try {
    await isLoaded
    const inside = frame.contentWindow
    if (inside === null) throw new Error('The plain page did not load')
    const giveBack = lendWallets(inside)
    const loaded = weigh(inside)
    pressed(inside.document).click()
    await isShown(inside)
    const shown = weigh(inside)
    await isQuiet(inside)
    giveBack()
    return { loaded, shown, whole: weigh(inside) }
  } finally {
    frame.remove()
  }
}

function pressed(page: Document): HTMLElement {
  const found = page.querySelector('billfold-button')?.shadowRoot?.querySelector('button')
  if (!found) throw new Error('The plain page has no button')
  return found
}

function weigh({ performance }: Window): Weight {
  const files = filesOf(performance)
  const scripts = files.filter(({ name }) => /\.[jt]sx?(\?|$)/.test(name))
  return { requests: files.length, bytes: bytesOf(files), scriptBytes: bytesOf(scripts) }
}

function bytesOf(files: readonly PerformanceResourceTiming[]): number {
  return files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

function filesOf(performance: Performance): readonly PerformanceResourceTiming[] {
  // Pictures of wallets are data of theirs: they come over no network.
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => /^https?:/.test(name))
}

/** For so long wallets may take. */
const patience = 20_000

async function isShown(inside: Window): Promise<void> {
  const end = performance.now() + patience
  while (!inside.document.querySelector('billfold-modal')?.shadowRoot?.querySelector('[part~="row"]')) {
    if (performance.now() > end) throw new Error('No wallet was shown')
    await new Promise((resume) => inside.requestAnimationFrame(resume))
  }
}

async function isQuiet({ performance }: Window): Promise<void> {
  let [count, since] = [0, performance.now()]
  while (performance.now() - since < quiet) {
    await new Promise((resume) => setTimeout(resume, 50))
    const now = filesOf(performance).length
    if (now !== count) [count, since] = [now, performance.now()]
  }
}
