import { createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { expect, onTestFinished, test } from 'vitest'

import { KernelContext } from '../kit/kernel/kernel-context.js'
import { observer } from '../kit/react/hooks.js'
import { useSecondsLeft } from '../kit/react/use-seconds-left.js'
import { show } from './show.js'

test('behavior: seconds run down while they can be seen, and are right when they can be seen again', async () => {
  const ports = fakePorts()
  const kernel = createKernel(ports, [], { networks: [] })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  await kernel.modal.open()
  const end = ports.clock.now() + 30_000
  let drawn = 0
  const Seconds = observer(function Seconds() {
    drawn += 1
    return <p>{useSecondsLeft(() => Math.max(0, Math.ceil((end - ports.clock.now()) / 1_000)))}</p>
  })
  const { shadow } = show(
    <KernelContext value={kernel}>
      <Seconds />
    </KernelContext>,
  )
  const text = (): string | undefined => shadow.querySelector('p')?.textContent ?? undefined
  await expect.poll(text).toBe('30')
  await ports.clock.settle(1_000)
  await expect.poll(text).toBe('29')
  kernel.modal.close()
  await expect.poll(() => kernel.modal.isOpen).toBe(false)
  await ports.clock.settle(0)
  const before = drawn
  for (let second = 0; second < 5; second += 1) await ports.clock.settle(1_000)
  expect(drawn).toBe(before)
  await kernel.modal.open()
  await expect.poll(text).toBe('24')
})
