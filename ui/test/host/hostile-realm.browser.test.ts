import type { Billfold } from '@billfold/ui'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

/** SES as a script: what its package exports is a module, and its imports would have to come first. */
const lockdownUrl = new URL('../../node_modules/ses/dist/lockdown.umd.min.js', import.meta.url).href

interface Realm extends Window {
  readonly billfold?: Billfold
  readonly lockdown?: (options?: object) => void
  readonly Object: typeof Object
}

/** A frame with a realm of its own, in which no code of ours has run. */
function openRealm(): { readonly realm: Realm; readonly complaints: string[] } {
  const frame = document.createElement('iframe')
  // A frame that is not seen is not drawn.
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  document.body.append(frame)
  const realm = frame.contentWindow as unknown as Realm
  const complaints: string[] = []
  // The runner of these tests writes its own function around each `import()`.
  Object.assign(realm, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => Promise<unknown>) => load() } })
  realm.addEventListener('error', ({ message }) => complaints.push(message))
  realm.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  onTestFinished(async () => {
    await realm.billfold?.destroy()
    frame.remove()
  })
  return { realm, complaints }
}

function loadScript({ document: page }: Realm, url: string, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(page.createElement('script'), { src: url, type })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)))
    page.head.append(script)
  })
}

const elementIn = ({ document: page }: Realm): Element | null => page.querySelector('billfold-modal')
const inModal = (realm: Realm, selector: string): HTMLElement | undefined =>
  elementIn(realm)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined

/** Opens the modal, connects its wallet and disconnects: what a visitor does. */
async function connects({ realm, complaints }: ReturnType<typeof openRealm>): Promise<void> {
  await loadScript(realm, new URL('./hostile-page.ts', import.meta.url).href, 'module')
  const billfold = realm.billfold
  if (billfold === undefined) throw new Error(`the page did not start: ${complaints.join()}`)
  void billfold.open().catch((error: unknown) => complaints.push(String(error)))
  const find = (): HTMLElement => {
    const rows = [...(elementIn(realm)?.shadowRoot?.querySelectorAll('button') ?? [])]
    const row = rows.find((button) => button.textContent.includes('Bowbit'))
    if (row === undefined)
      throw new Error(
        `the wallet is not there: ${realm.document.documentElement.outerHTML.slice(0, 600)}, ${JSON.stringify(billfold.getSnapshot()).slice(0, 400)} ${complaints.join()}`,
      )
    return row
  }
  const row = await vi.waitFor(find, 60_000)
  row.click()
  const told = (): string => JSON.stringify([billfold.getSnapshot().account.status, elementIn(realm)?.shadowRoot?.textContent, complaints])
  await expect.poll(told).toContain('"connected"')
  await billfold.open({ view: 'Account' })
  await expect.poll(() => inModal(realm, 'h1')?.textContent ?? '').not.toBe('')
  await billfold.disconnect()
  expect(billfold.getSnapshot().account.status).toBe('disconnected')
}

describe('a realm that somebody has changed before', () => {
  test('default: the modal opens, connects and disconnects in a frame', async () => {
    const opened = openRealm()
    await connects(opened)
    expect(opened.complaints).toEqual([])
  })

  test('behavior: the language is frozen by SES', async () => {
    const opened = openRealm()
    const { realm, complaints } = opened
    await loadScript(realm, lockdownUrl, 'text/javascript')
    // MobX gives its lists a `toLocaleString` of their own, which SES allows with this option alone.
    realm.lockdown?.({ overrideTaming: 'severe' })
    expect(Object.isFrozen(realm.Object.prototype)).toBe(true)
    await connects(opened)
    expect(complaints).toEqual([])
  })

  test('behavior: the language is frozen by SES as it is, once MobX has been loaded', async () => {
    const opened = openRealm()
    const { realm, complaints } = opened
    await loadScript(realm, new URL('./load-mobx.ts', import.meta.url).href, 'module')
    await loadScript(realm, lockdownUrl, 'text/javascript')
    realm.lockdown?.()
    expect(Object.isFrozen(realm.Object.prototype)).toBe(true)
    await connects(opened)
    expect(complaints).toEqual([])
  })

  test('behavior: Object.prototype has an enumerable function', async () => {
    const opened = openRealm()
    const { realm, complaints } = opened
    Object.defineProperty(realm.Object.prototype, 'helpful', {
      value: () => 'no help',
      enumerable: true,
      writable: true,
      configurable: true,
    })
    await connects(opened)
    expect(complaints).toEqual([])
  })
})
