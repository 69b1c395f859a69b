import { createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { KernelContext } from '@billfold/ui/kit'
import { Activity } from 'react'
import type { FunctionComponent, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { show } from '../../test/show.js'
import { late } from './late.js'

function drawn(load: () => Promise<FunctionComponent>) {
  const Part = late({ load, instead: () => 'Instead' })
  const kernel = createKernel(fakePorts(), [], { networks: [] })
  const element = (
    <KernelContext value={kernel}>
      <Part />
    </KernelContext>
  )
  return { ...show(element), element }
}

describe('late', () => {
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
    const Part = late({ load: () => arrival, instead: () => 'Instead' })
    const kernel = createKernel(fakePorts(), [], { networks: [] })
    const two = (mode: 'hidden' | 'visible'): ReactElement => (
      <KernelContext value={kernel}>
        <Part />
        <Activity mode={mode}>
          <Part />
          <hr />
        </Activity>
      </KernelContext>
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
    const { shadow } = drawn(load)
    await expect.poll(() => shadow.textContent).toBe('Here')
  })

  test('behavior: what does not arrive has something that stands in for it', async () => {
    const { shadow } = drawn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect.poll(() => shadow.textContent).toBe('Instead')
  })
})
