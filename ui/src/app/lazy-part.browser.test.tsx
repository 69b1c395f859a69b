import { createKernel } from '@billfold/kernel'
import { fakeClock, fakePorts } from '@billfold/test/fakes'
import { Activity } from 'react'
import type { FunctionComponent, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { show } from '../../test/show.js'
import { lazyPart } from './lazy-part.js'
import type { Shell } from './shell.js'
import { ShellContext } from './shell-context.js'

function drawn(load: () => Promise<FunctionComponent>) {
  const Part = lazyPart({ load, instead: () => 'Instead' })
  const clock = fakeClock()
  const kernel = createKernel({ ...fakePorts(), clock }, [], { networks: [] })
  const shell: Partial<Shell> = { kernel, clock }
  const element = (
    <ShellContext value={shell as Shell}>
      <Part />
    </ShellContext>
  )
  return { ...show(element), element, clock }
}

describe('lazyPart', () => {
  test('default: nothing until the code is here, and then at once whenever it is drawn', async () => {
    const load = vi.fn(() => Promise.resolve((): string => 'Here'))
    const { shadow, element } = drawn(load)
    expect(shadow.textContent).toBe('')
    await expect.poll(() => shadow.textContent).toBe('Here')
    expect(show(element).shadow.textContent).toBe('Here')
  })

  test('behavior: what arrived while it was kept out of sight is there when it is seen', async () => {
    let arrive: (part: FunctionComponent) => void = () => undefined
    const arrival = new Promise<FunctionComponent>((resolve) => (arrive = resolve))
    const Part = lazyPart({ load: () => arrival, instead: () => 'Instead' })
    const clock = fakeClock()
    const kernel = createKernel({ ...fakePorts(), clock }, [], { networks: [] })
    const shell: Partial<Shell> = { kernel, clock }
    const two = (mode: 'hidden' | 'visible'): ReactElement => (
      <ShellContext value={shell as Shell}>
        <Part />
        <Activity mode={mode}>
          <Part />
          <hr />
        </Activity>
      </ShellContext>
    )
    const { shadow, again } = show(two('hidden'))
    await expect.poll(() => shadow.querySelector('hr')).not.toBeNull()
    arrive(() => 'Here')
    await expect.poll(() => shadow.textContent).toBe('Here')
    again(two('visible'))
    await expect.poll(() => shadow.textContent).toBe('HereHere')
  })

  test('behavior: a download that fails is tried once more', async () => {
    const load = vi.fn(() => Promise.resolve((): string => 'Here')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { shadow, clock } = drawn(load)
    await clock.settle(1_000)
    await expect.poll(() => shadow.textContent).toBe('Here')
  })

  test('behavior: what does not arrive has something that stands in for it', async () => {
    const { shadow, clock } = drawn(() => Promise.reject(new TypeError('Failed to fetch')))
    await clock.settle(1_000)
    await expect.poll(() => shadow.textContent).toBe('Instead')
  })
})
