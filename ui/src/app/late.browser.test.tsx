import { createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { KernelContext } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
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
    await vi.waitFor(() => expect(shadow.textContent).toBe('Here'))
    expect(show(element).shadow.textContent).toBe('Here')
  })

  test('behavior: a download that fails is tried once more', async () => {
    const load = vi.fn(() => Promise.resolve((): string => 'Here')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { shadow } = drawn(load)
    await vi.waitFor(() => expect(shadow.textContent).toBe('Here'))
  })

  test('behavior: what does not arrive has something that stands in for it', async () => {
    const { shadow } = drawn(() => Promise.reject(new TypeError('Failed to fetch')))
    await vi.waitFor(() => expect(shadow.textContent).toBe('Instead'))
  })
})
