import { kernelKey } from '@billfold/kernel'
import { fakeChain, fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import { type ReactElement, type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import {
  BillfoldAccountButton,
  BillfoldButton,
  BillfoldModal,
  useAccount,
  useBalance,
  useBillfoldEvent,
  useBillfoldState,
  useConnections,
  useDisconnect,
  useModal,
  useNetwork,
  useProvider,
  useTheme,
  useUpdateEmail,
} from '../src/index.js'
import { App, serverHtml } from '../testing/app.js'

function handle(isEmbedded = false): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `react-${crypto.randomUUID()}`,
    isEmbedded,
    networks: [fakeNetwork('eip155')],
    plugins: [
      fakeChain('eip155'),
      {
        id: 'connector.test',
        contract: 1,
        loadOn: ['start'],
        load: async () => ({
          start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: 'bowbit', name: 'Bowbit' }))),
        }),
      },
    ],
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

async function draw(children: ReactNode): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
  // Effects that are passive run a moment later.
  await new Promise(requestAnimationFrame)
  return container
}

/** Presses the wallet in the modal. */
async function connect(billfold: Billfold): Promise<void> {
  await billfold.open()
  const row = await vi.waitFor(() => {
    const buttons = document.querySelector('billfold-modal')?.shadowRoot?.querySelectorAll('button') ?? []
    const found = [...buttons].find((button) => button.textContent.includes('Bowbit'))
    if (found === undefined) throw new Error('no wallet')
    return found
  }, 60_000)
  row.click()
  await expect.poll(() => billfold.getSnapshot().account.status).toBe('connected')
  await billfold.close()
}

function Everything({ billfold }: { readonly billfold: Billfold }): ReactElement {
  const { address, status } = useAccount(billfold)
  const { theme } = useTheme(billfold)
  const { isOpen } = useModal(billfold)
  const { isReady } = useBillfoldState(billfold)
  const facts = {
    status,
    address,
    theme,
    isOpen,
    isReady,
    network: useNetwork(billfold)?.name,
    family: useAccount(billfold, 'solana').status,
    balance: useBalance(billfold),
    hasProvider: useProvider(billfold) !== undefined,
    connections: useConnections(billfold).length,
    none: useConnections(billfold, 'solana').length,
  }
  return <output>{JSON.stringify(facts)}</output>
}

describe('the hooks', () => {
  test('default: they follow the handle', async () => {
    const billfold = handle()
    const drawn = await draw(<Everything billfold={billfold} />)
    const facts = (): unknown => JSON.parse(drawn.textContent)
    expect(facts()).toMatchObject({
      status: 'disconnected',
      theme: 'dark',
      isOpen: false,
      isReady: true,
      hasProvider: false,
      connections: 0,
    })
    await connect(billfold)
    const now = { status: 'connected', address: 'account-1', family: 'disconnected', hasProvider: true, connections: 1, none: 0 }
    await expect.poll(() => facts()).toMatchObject(now)
    billfold.setTheme('light')
    await expect.poll(() => facts()).toMatchObject({ theme: 'light' })
  })

  test('behavior: a component is drawn again only for the part that it reads', async () => {
    const billfold = handle()
    const drawings = vi.fn<() => void>()
    function Account(): ReactElement {
      drawings()
      return <p>{useAccount(billfold).status}</p>
    }
    await draw(<Account />)
    const before = drawings.mock.calls.length
    billfold.setTheme('light')
    await billfold.open()
    await billfold.close()
    await new Promise(requestAnimationFrame)
    // The kernel has arrived, and with it an account of its own.
    expect(drawings.mock.calls.length - before).toBeLessThanOrEqual(2)
  })

  test('behavior: an event is told to the listener of the last drawing', async () => {
    const billfold = handle()
    const heard: string[] = []
    function Listener({ name }: { readonly name: string }): undefined {
      useBillfoldEvent(billfold, 'modal:opened', ({ view }) => heard.push(`${name} ${view}`))
    }
    await draw(<Listener name="one" />)
    await billfold.open()
    expect(heard).toEqual(['one Connect'])
  })

  test('behavior: disconnecting says that it is under way, and never rejects', async () => {
    const billfold = handle()
    await connect(billfold)
    const drawings: boolean[] = []
    let end: (() => Promise<void>) | undefined
    function End(): ReactElement {
      const { disconnect, isPending, error } = useDisconnect(billfold)
      end = disconnect
      drawings.push(isPending)
      return <p>{error === undefined ? 'well' : 'failed'}</p>
    }
    const drawn = await draw(<End />)
    await end?.()
    await expect.poll(() => drawings.includes(true) && drawings.at(-1)).toBe(false)
    expect(drawn.textContent).toBe('well')
    expect(billfold.getSnapshot().account.status).toBe('disconnected')
  })
})

describe('the components', () => {
  test('default: a button of the handle', async () => {
    const billfold = handle()
    const drawn = await draw(<BillfoldButton billfold={billfold} label="Sign in" className="mine" disabled={false} />)
    const element = drawn.querySelector('billfold-button')
    expect(element?.shadowRoot?.querySelector('button')).toMatchObject({ textContent: 'Sign in', disabled: false })
    expect(element?.className).toBe('mine')
  })

  test('behavior: with two handles, each component shows its own', async () => {
    const [one, other] = [handle(), handle()]
    const drawn = await draw([<BillfoldAccountButton key="1" billfold={one} />, <BillfoldAccountButton key="2" billfold={other} />])
    await connect(one)
    const hidden = () =>
      [...drawn.querySelectorAll('billfold-account-button')].map((element) => element.shadowRoot?.querySelector('button')?.hidden)
    await expect.poll(hidden).toEqual([false, true])
  })

  test('behavior: the modal as a part of the page', async () => {
    const billfold = handle(true)
    const drawn = await draw(<BillfoldModal billfold={billfold} />)
    await expect.poll(() => drawn.querySelector('billfold-modal')?.shadowRoot?.querySelector('h1')?.textContent).toBe('Connect a wallet')
  })

  test('behavior: what a server drew is taken over without a difference', async () => {
    const billfold = handle()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = serverHtml
    const complaints: unknown[] = []
    const root = hydrateRoot(container, <App billfold={billfold} />, { onRecoverableError: (error) => complaints.push(error) })
    await expect.poll(() => container.querySelector('p')?.textContent).toBe('dark disconnected true')
    expect(container.querySelector('billfold-button')?.shadowRoot?.querySelector('button')?.textContent).toBe('Sign in')
    expect(complaints).toEqual([])
    root.unmount()
    container.remove()
  })
})

describe('useUpdateEmail', () => {
  /** A page where somebody has logged in by e-mail, with a view that changes nothing by itself. */
  async function loggedIn(): Promise<{
    readonly billfold: Billfold
    readonly change: (email: string) => void
    readonly asked: () => Promise<string>
  }> {
    const billfold = handle()
    let tell: ((email: string) => void) | undefined
    billfold.register({
      ...{ id: 'connector.login', contract: 1, loadOn: ['start'], views: ['UpdateEmailWallet'] },
      load: async () => ({
        views: { UpdateEmailWallet: { component: () => null, messages: [] } },
        start: (scope) => {
          const { active } = scope.get(kernelKey('families'))
          tell = (email) => active?.describe(active.address, { user: { email } })
        },
      }),
    })
    let asked: (() => Promise<string>) | undefined
    function Page(): ReactElement {
      const { email, updateEmail } = useUpdateEmail(billfold)
      asked = updateEmail
      return <output>{email}</output>
    }
    const drawn = await draw(<Page />)
    await connect(billfold)
    tell?.('ada@harbour.example')
    await expect.poll(() => drawn.textContent).toBe('ada@harbour.example')
    return { billfold, change: (email) => tell?.(email), asked: () => asked?.() ?? Promise.reject(new Error('not drawn')) }
  }

  test('default: opens the modal, looks each second, closes, and gives the new address', async () => {
    const { billfold, change, asked } = await loggedIn()
    const updated = asked()
    await expect.poll(() => billfold.getSnapshot()).toMatchObject({ isOpen: true, view: 'UpdateEmailWallet' })
    change('grace@harbour.example')
    expect(await updated).toBe('grace@harbour.example')
    await expect.poll(() => billfold.getSnapshot().isOpen).toBe(false)
  })

  test("behavior: closing the modal first rejects with 'Modal closed'", async () => {
    const { billfold, asked } = await loggedIn()
    const updated = asked().catch((error: unknown) => error)
    await expect.poll(() => billfold.getSnapshot().isOpen).toBe(true)
    await billfold.close()
    expect(await updated).toMatchObject({ message: 'Modal closed' })
  })

  test('behavior: nobody who came by a wallet has an address to change', async () => {
    const billfold = handle()
    let asked: (() => Promise<string>) | undefined
    function Page(): undefined {
      asked = useUpdateEmail(billfold).updateEmail
    }
    await draw(<Page />)
    await expect(asked?.()).rejects.toThrow('Not connected to email or social')
  })
})
