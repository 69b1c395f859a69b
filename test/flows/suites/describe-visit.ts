import type { ChainNamespace } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'

import type { FamilyFlowWallet } from '../page/flow-page.js'
import {
  type FlowTransfer,
  accountOf,
  askedOf,
  connectFamily,
  connectedFamilies,
  familyHost,
  setWallet,
  signMessage,
  transfer,
} from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'

/** Facts by which the visit of one family differs from that of another. */
export interface Visit {
  readonly namespace: ChainNamespace
  readonly wallet: FamilyFlowWallet
  /** A wallet that comes while the modal stands. */
  readonly late: FamilyFlowWallet
  /** The accounts of both: the one in use, and another. */
  readonly accounts: readonly [inUse: string, other: string]
  /** The method by which the wallet hears that the app has left; absent where there is none. */
  readonly farewell?: string
  /** True when the account in use has signed a text. */
  isSigned(text: string, signature: string): boolean | Promise<boolean>
  readonly send: {
    readonly request: FlowTransfer
    /** Texts that the wallet shows before it signs. */
    readonly shown: readonly string[]
    readonly transaction: RegExp
    /** A number on the chain that a transfer changes: by the amount that is sent, unless told otherwise. */
    counted(): Promise<bigint>
    readonly change?: bigint
  }
  /** Transfers that cannot be meant, and the reason that each is refused with. */
  readonly refused: readonly (readonly [request: FlowTransfer, reason: string])[]
  /** For a further kind of wallet of the same family: what depends on the kind alone. */
  readonly isBrief?: boolean
}

/** Does what a visitor with a wallet of a family does, from the first press to the farewell, on a chain that runs. */
export function describeVisit(title: string, visit: Visit): void {
  const { namespace, wallet, late, accounts, farewell, isSigned, send, refused, isBrief = false } = visit
  const openHost = useHost()
  const { name } = wallet
  const [inUse, other] = accounts
  const own = { namespace, name } as const
  const open = async (options: Partial<FamilyFlowWallet> = {}): Promise<HostFlow> =>
    openHost(familyHost(namespace, [{ ...wallet, ...options }]))
  const connected = async (): Promise<HostFlow> => {
    const host = await open()
    await connectFamily(host, name)
    return host
  }
  const account = (host: HostFlow): Promise<string | undefined> => accountOf(host, namespace)

  describe(title, () => {
    test('default: connect, sign, come back, disconnect', async () => {
      const host = await connected()
      expect((await host.snapshot()).account).toMatchObject({ address: inUse, status: 'connected' })

      const text = 'I agree to berth at pier 7.'
      const signing = signMessage(host, namespace, text)
      await host.window(name).getByText(text).waitFor()
      await host.approve(name)
      expect(await isSigned(text, String(await signing))).toBe(true)

      await host.reload()
      await host.ready()
      await expect.poll(() => account(host)).toBe(inUse)
      expect((await askedOf(host, own)).prompts).toBe(0)

      await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
      await expect.poll(() => connectedFamilies(host)).toEqual([])
      expect((await askedOf(host, own)).methods).toEqual(expect.arrayContaining(farewell === undefined ? [] : [farewell]))
    })

    test('behavior: the coin is sent: shown in the wallet, and on the chain when it is told', async () => {
      const host = await connected()
      const before = await send.counted()
      const sending = transfer(host, namespace, send.request)
      for (const text of send.shown) await host.window(name).getByText(text).first().waitFor()
      await host.approve(name)
      expect(await sending).toEqual({ transaction: expect.stringMatching(send.transaction) })
      expect((await send.counted()) - before).toBe(send.change ?? BigInt(send.request.amount))
    })

    test('behavior: the account is changed in the wallet; a lock ends the connection', async () => {
      const host = await connected()
      const act = (run: 'changeAccount' | 'lock'): Promise<void> =>
        host.page.evaluate(([family, which, what, to]) => window.flow?.familyWallets[family]?.[which]?.[what](to), [
          namespace,
          name,
          run,
          other,
        ] as const)
      await act('changeAccount')
      await expect.poll(() => account(host)).toBe(other)
      await act('lock')
      await expect.poll(() => account(host)).toBeUndefined()
    })

    if (isBrief) return

    test('behavior: what cannot be meant is refused with the reason, and the wallet is not asked', async () => {
      const host = await connected()
      const { prompts } = await askedOf(host, own)
      for (const [request, reason] of refused) expect((await transfer(host, namespace, request)).message).toContain(reason)
      expect((await askedOf(host, own)).prompts).toBe(prompts)
    })

    test('behavior: reject: “Connection rejected”, and trying again works', async () => {
      const host = await open()
      await host.open()
      await host.choose(name)
      await host.reject(name)
      await host.modal.getByText('Connection rejected').waitFor()
      await host.modal.getByRole('button', { name: 'Try again' }).click()
      await host.approve(name)
      await expect.poll(() => account(host)).toBe(inUse)
    })

    test('behavior: a wallet that comes late and is slow connects, beside one that never answers', async () => {
      const host = await open({ behavior: 'silent' })
      await host.open()
      await host.modal.getByRole('button', { name }).waitFor()
      await host.page.evaluate(([family, more]) => window.flow?.addFamilyWallet(family, more), [namespace, late] as const)
      await setWallet(host, { namespace, name: late.name }, { delay: 1_500 })
      await host.choose(late.name)
      await host.approve(late.name)
      await expect.poll(() => account(host)).toBe(inUse)
    })
  })
}
