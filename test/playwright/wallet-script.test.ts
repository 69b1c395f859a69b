import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { type PageWallet, walletsInPage } from './page-wallet.js'
import { walletScript } from './wallet-script.js'

interface EvmProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (said: unknown) => void): void
}

interface SolanaAccount {
  readonly address: string
  readonly publicKey: Uint8Array
}

interface SolanaWallet {
  readonly name: string
  readonly accounts: readonly SolanaAccount[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>>
}

/** A window with what the script uses of one, and what a page hears in it. */
function pageWith(script: string): {
  readonly heard: Map<string, unknown>
  readonly window: Readonly<Record<string, unknown>>
  readonly wallet: (place: string) => PageWallet
} {
  const target = new EventTarget()
  const heard = new Map<string, unknown>()
  const stored = new Map<string, string>()
  for (const name of ['eip6963:announceProvider', 'wallet-standard:register-wallet'])
    target.addEventListener(name, (event) => heard.set(name, (event as CustomEvent).detail))
  const window = {
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    ...{ CustomEvent, Error, Reflect, Uint8Array, btoa },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  }
  runInNewContext(script, window)
  return { heard, window, wallet: (place) => (Reflect.get(window, walletsInPage) as Record<string, PageWallet>)[place] as PageWallet }
}

describe('an EVM wallet', () => {
  const place = 'eip155 Tern'
  const page = (): { readonly provider: EvmProvider; readonly wallet: PageWallet } => {
    const { heard, wallet } = pageWith(walletScript(place, { name: 'Tern', family: 'eip155', chainId: 10 }))
    const { info, provider } = heard.get('eip6963:announceProvider') as { readonly info: object; readonly provider: EvmProvider }
    expect(info).toMatchObject({ name: 'Tern', rdns: 'example.tern' })
    return { provider, wallet: wallet(place) }
  }

  test('default: it waits for the person, and remembers a yes', async () => {
    const { provider, wallet } = page()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    const asked = provider.request({ method: 'eth_requestAccounts' })
    expect(wallet.waiting).toEqual(['eth_requestAccounts'])
    wallet.answer('approve')
    expect(await asked).toEqual(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual(await asked)
    await provider.request({ method: 'wallet_revokePermissions' })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(wallet.asked.filter((method) => method === 'eth_accounts')).toHaveLength(3)
  })

  test('behavior: a no is 4001, and what it does not know is 4200', async () => {
    const { provider, wallet } = page()
    const asked = provider.request({ method: 'personal_sign', params: ['0x', '0x'] })
    wallet.answer('reject')
    await expect(asked).rejects.toMatchObject({ code: 4001 })
    await expect(provider.request({ method: 'eth_fly' })).rejects.toMatchObject({ code: 4200 })
  })

  test('behavior: another chain is told when the person agrees', async () => {
    const { provider, wallet } = page()
    const heard: unknown[] = []
    provider.on('chainChanged', (chain) => heard.push(chain))
    const asked = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
    expect([await provider.request({ method: 'eth_chainId' }), heard]).toEqual(['0xa', []])
    wallet.answer('approve')
    await asked
    expect([await provider.request({ method: 'eth_chainId' }), heard]).toEqual(['0x1', ['0x1']])
  })
})

describe('a Solana wallet', () => {
  const place = 'solana Puffin'
  const page = (): { readonly puffin: SolanaWallet; readonly wallet: PageWallet } => {
    const { heard, wallet } = pageWith(walletScript(place, { name: 'Puffin', family: 'solana' }))
    const found: SolanaWallet[] = []
    const register = heard.get('wallet-standard:register-wallet') as (registry: object) => void
    register({ register: (one: SolanaWallet) => found.push(one) })
    const [puffin] = found
    if (puffin === undefined) throw new Error('Nothing was registered')
    return { puffin, wallet: wallet(place) }
  }
  const call = ({ features }: SolanaWallet, feature: string, ...given: readonly unknown[]): unknown =>
    features[feature]?.[feature.split(':')[1] ?? '']?.(...given)

  test('default: its account is there after a yes, with the key of its address, and goes when it is disconnected', async () => {
    const { puffin, wallet } = page()
    const changes: number[] = []
    puffin.features['standard:events']?.['on']?.('change', (change: { readonly accounts: readonly unknown[] }) =>
      changes.push(change.accounts.length),
    )
    expect(await call(puffin, 'standard:connect', { silent: true })).toEqual({ accounts: [] })
    const asked = call(puffin, 'standard:connect')
    wallet.answer('approve')
    await asked
    const [account] = puffin.accounts
    expect([account?.address, account?.publicKey.length]).toEqual(['HarborHarborHarborHarborHarborHarborHarborHa', 32])
    await call(puffin, 'standard:disconnect')
    expect([puffin.accounts, changes]).toEqual([[], [1, 0]])
  })

  test('behavior: a no is 4001; a signature stands in its place in a transaction', async () => {
    const { puffin, wallet } = page()
    const transaction = new Uint8Array(80).fill(1)
    const refused = call(puffin, 'solana:signTransaction', { transaction })
    wallet.answer('reject')
    await expect(refused).rejects.toMatchObject({ code: 4001 })
    const asked = call(puffin, 'solana:signTransaction', { transaction })
    wallet.answer('approve')
    const [signed] = (await asked) as readonly { readonly signedTransaction: Uint8Array }[]
    expect(signed?.signedTransaction.subarray(0, 66)).toEqual(Uint8Array.from([1, ...Array<number>(64).fill(7), 1]))
    expect(transaction).toEqual(new Uint8Array(80).fill(1))
  })

  test('behavior: an address that is none is told before anything runs', () => {
    expect(() => walletScript(place, { name: 'Puffin', family: 'solana', accounts: ['0xabc'] })).toThrow('no address of Solana')
  })
})

describe('a Sui wallet', () => {
  test('default: it registers with chains and features of its family, and signs after a yes', async () => {
    const place = 'sui Dipper'
    const { heard, wallet } = pageWith(walletScript(place, { name: 'Dipper', family: 'sui' }))
    const found: SolanaWallet[] = []
    const register = heard.get('wallet-standard:register-wallet') as (registry: object) => void
    register({ register: (one: SolanaWallet) => found.push(one) })
    const [dipper] = found
    expect(Object.keys(dipper?.features ?? {})).toContain('sui:signPersonalMessage')
    const asked = dipper?.features['sui:signPersonalMessage']?.['signPersonalMessage']?.({ message: Uint8Array.from([104, 105]) })
    await expect.poll(() => wallet(place).waiting).toEqual(['sui:signPersonalMessage'])
    wallet(place).answer('approve')
    expect(await asked).toMatchObject({ bytes: 'aGk=' })
  })
})

describe.each([
  ['bip122', 'btc_providers', 'bc1q', 'signMessage', 'signature'],
  ['stacks', 'webbtc_stx_providers', 'SP2J', 'stx_signMessage', 'publicKey'],
] as const)('a wallet of %s', (family, list, address, method, field) => {
  type Request = (method: string) => Promise<{ readonly result?: object; readonly error?: { readonly code: number } }>
  const place = `${family} Grebe`
  const page = (): { readonly request: Request; readonly wallet: PageWallet } => {
    const { window, wallet } = pageWith(walletScript(place, { name: 'Grebe', family }))
    const [{ id, name } = { id: '', name: '' }] = window[list] as readonly { readonly id: string; readonly name: string }[]
    expect(name).toBe('Grebe')
    return { wallet: wallet(place), request: (window[id] as { readonly request: Request }).request }
  }

  test('default: it names itself in the list, connects after a yes, signs what the test says, and forgets', async () => {
    const { request, wallet } = page()
    expect((await request('wallet_getAccount')).error?.code).toBe(-32002)
    const asked = request('getAddresses')
    wallet.answer('approve')
    expect((await asked).result).toMatchObject({ addresses: [{ address: expect.stringContaining(address) }] })
    const signing = request(method)
    await expect.poll(() => wallet.waiting).toEqual([method])
    wallet.answer('approve', { [field]: 'made by the test' })
    expect((await signing).result).toEqual({ [field]: 'made by the test' })
    await request('wallet_disconnect')
    expect((await request('wallet_getAccount')).error?.code).toBe(-32002)
  })

  test('behavior: a no has the code of these wallets, and what it does not know is -32601', async () => {
    const { request, wallet } = page()
    const asked = request('wallet_connect')
    wallet.answer('reject')
    expect([(await asked).error?.code, (await request('fly')).error?.code]).toEqual([-32000, -32601])
  })
})

describe('a Polkadot extension', () => {
  test('default: it shows its accounts after a yes, and to who listens', async () => {
    const { window, wallet } = pageWith(walletScript('polkadot Murre', { name: 'Murre', family: 'polkadot' }))
    type Accounts = { get(): Promise<readonly object[]>; subscribe(listener: (all: readonly object[]) => void): () => void }
    type Injected = { readonly accounts: Accounts; readonly signer: { signRaw(): Promise<object> }; disconnect(): void }
    const { Murre } = window['injectedWeb3'] as { readonly Murre: { enable(): Promise<Injected> } }
    const enabling = Murre.enable()
    wallet('polkadot Murre').answer('approve')
    const { accounts, signer, disconnect } = await enabling
    const heard: number[] = []
    accounts.subscribe(({ length }) => heard.push(length))
    expect(await accounts.get()).toMatchObject([{ address: expect.stringMatching(/^5G/) }])
    const signing = signer.signRaw()
    wallet('polkadot Murre').answer('approve')
    expect(await signing).toMatchObject({ signature: expect.stringMatching(/^0x01/) })
    disconnect()
    expect(heard).toEqual([1, 0])
  })
})

describe('a Cosmos wallet', () => {
  test('default: it stands in the place of Keplr, and gives its key after a yes', async () => {
    const { window, wallet } = pageWith(walletScript('cosmos Keplr', { name: 'Keplr', family: 'cosmos' }))
    type Keplr = { enable(): Promise<void>; getKey(): Promise<object>; signArbitrary(): Promise<object>; disable(): Promise<void> }
    const { enable, getKey, signArbitrary, disable } = window['keplr'] as Keplr
    await expect(getKey()).rejects.toThrow('does not know this page')
    const enabling = enable()
    wallet('cosmos Keplr').answer('approve')
    await enabling
    expect(await getKey()).toMatchObject({ bech32Address: expect.stringMatching(/^cosmos1/) })
    const signing = signArbitrary()
    wallet('cosmos Keplr').answer('reject')
    await expect(signing).rejects.toMatchObject({ code: 4001 })
    await disable()
    await expect(getKey()).rejects.toThrow('does not know this page')
  })
})
