import { createBillfold } from '@billfold/ui'
import { describe, expect, test, vi } from 'vitest'

describe('a handle on a server', () => {
  test('default: it tells of what nobody has connected yet, and does nothing', async () => {
    const billfold = createBillfold({
      projectId: 'test',
      networks: [],
      theme: 'light',
      locale: 'ar',
      variables: { '--billfold-radius': '4px' },
    })
    expect(billfold.getSnapshot()).toBe(billfold.getServerSnapshot())
    expect(billfold.getSnapshot()).toMatchObject({
      isReady: false,
      isOpen: false,
      account: { status: 'disconnected', address: undefined },
      theme: 'light',
      locale: 'ar',
      variables: { '--billfold-radius': '4px' },
    })
    expect(billfold.subscribe(vi.fn<() => void>())).toBeTypeOf('function')
    await billfold.ready
    await billfold.destroy()
  })

  test("behavior: what needs a browser says so: 'No ConnectionController client found'", async () => {
    const { open, preload, getProvider, requestSignIn, disconnect, close } = createBillfold({ projectId: 'test', networks: [] })
    await Promise.all(
      [open, preload, getProvider, requestSignIn, disconnect].map((method) =>
        expect(method()).rejects.toThrow(/^No ConnectionController client found: .* needs a browser$/),
      ),
    )
    await expect(close()).resolves.toBeUndefined()
  })

  test('behavior: a missing project id is told at once', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    createBillfold({ networks: [] })
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('Set the projectId option'), expect.anything())
    complain.mockRestore()
  })
})
