import { describe, expect, test } from 'vitest'
import { modalWorld } from '../../../testing/modal-world.js'

describe('perform: a promise tied to an open view', () => {
  const email = { email: 'new@b.c' }

  test('default: resolved by the view', async () => {
    const { modal, router } = modalWorld()
    const result = modal.perform('UpdateEmailWallet', { email: 'a@b.c' })
    expect([modal.isOpen, router.view, router.data]).toEqual([true, 'UpdateEmailWallet', { email: 'a@b.c' }])
    modal.finish('UpdateEmailWallet', email)
    expect(await result).toEqual(email)
  })

  test.each([
    ['closing the modal while waiting for a send', 'WalletSend'],
    ['closing the modal before the e-mail has changed', 'UpdateEmailWallet'],
  ] as const)("behavior: %s rejects with 'Modal closed'", async (_, view) => {
    const { modal } = modalWorld()
    const result = view === 'WalletSend' ? modal.perform(view) : modal.perform(view, { email: 'a@b.c' })
    modal.close()
    await expect(result).rejects.toMatchObject({ message: 'Modal closed', code: 'modal/closed', context: { view } })
  })

  test('behavior: it settles exactly once', async () => {
    const { modal } = modalWorld()
    const result = modal.perform('WalletSend')
    modal.finish('WalletSend', { hash: '0x1' })
    modal.finish('WalletSend', { hash: '0x2' })
    modal.close()
    expect(await result).toEqual({ hash: '0x1' })
  })

  test('behavior: nobody waits: a result is dropped', () => {
    const { modal } = modalWorld()
    modal.finish('WalletSend', { hash: '0x1' })
    expect(modal.isOpen).toBe(false)
  })

  test('behavior: the same view performed again ends the first wait', async () => {
    const { modal } = modalWorld()
    const first = modal.perform('WalletSend')
    const second = modal.perform('WalletSend')
    await expect(first).rejects.toThrow('Modal closed')
    modal.finish('WalletSend', { hash: '0x2' })
    expect(await second).toEqual({ hash: '0x2' })
  })

  test('behavior: another view that opens meanwhile does not end the wait: the wallet may still answer', async () => {
    const { modal } = modalWorld()
    const send = modal.perform('WalletSend')
    await modal.open({ view: 'UnsupportedChain' })
    modal.finish('WalletSend', { hash: '0x1' })
    expect(await send).toEqual({ hash: '0x1' })
  })

  test('behavior: closing ends every wait', async () => {
    const { modal } = modalWorld()
    const waits = [modal.perform('WalletSend'), modal.perform('UpdateEmailWallet', { email: 'a@b.c' })]
    modal.close()
    const outcomes = await Promise.allSettled(waits)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('behavior: a view that cannot be opened rejects with the reason, and nothing waits', async () => {
    const world = modalWorld()
    await expect(world.modal.perform('UpdateEmailWallet', {} as never)).rejects.toMatchObject({ code: 'modal/invalid-request' })
    expect(world.modal.isOpen).toBe(false)
  })
})
