import { type Kernel, type KernelOptionsInput, type PluginManifest, createKernel } from '@billfold/kernel'
import {
  type FakeConnector,
  type FakePorts,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
  settled,
} from '@billfold/test/fakes'
import { type EmailCapture, emailCaptureKey } from '../src/contract.js'
import { emailCapture } from '../src/manifest.js'
import { type CodeService, codeService } from './code-service.js'

export interface CapturePageOptions {
  /** What the project has set: `email_capture` with this list, or nothing at all. */
  readonly capture?: readonly string[] | false
  readonly options?: Partial<KernelOptionsInput>
  readonly ports?: FakePorts
  readonly plugins?: readonly PluginManifest[]
  readonly hasNoService?: boolean
  /** What whoever connects has logged in with. */
  readonly user?: { readonly email?: string }
}

/** A page that asks for an address, with a wallet that has just connected. */
export interface CapturePage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly connector: FakeConnector
  readonly service: CodeService
  readonly store: EmailCapture
  readonly shown: () => readonly unknown[]
  /** Reads the newest code, and hands it in. */
  confirm(): Promise<void>
}

/** Opens a page and connects its wallet. */
export async function capturePage(given: CapturePageOptions = {}): Promise<CapturePage> {
  const { capture = [], options, ports = fakePorts(), plugins = [], hasNoService, user } = given
  const service = codeService(ports.fetch, {
    features: capture === false ? [] : [{ id: 'email_capture', isEnabled: true, config: capture }],
  })
  const kernel = createKernel(ports, [fakeChain('eip155'), emailCapture(), ...plugins], {
    ...{ projectId: 'test', networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })] },
    ...(hasNoService !== true && { endpoints: { wallet: 'https://wallet.example' } }),
    ...options,
  })
  const wallet = fakeWallet({ accounts: [{ address: 'ada' }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const connector = fakeConnector({ wallet })
  kernel.connectors.add(connector)
  void kernel.start()
  await settled()
  // As the plugin of logins does, which knows who it is with the session.
  kernel.events.on('connection:connected', () => user && kernel.families.active?.describe(kernel.families.active.address, { user }))
  await kernel.connections.connect(connector)
  const store = await kernel.load(emailCaptureKey)
  await settled()
  const shown = (): readonly unknown[] => [kernel.modal.isOpen, kernel.router.view]
  const confirm = async (): Promise<void> => {
    await store.verify(service.mails.at(-1)?.code ?? '')
    await settled()
  }
  return { kernel, ports, connector, service, store, shown, confirm }
}
