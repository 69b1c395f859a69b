import { fakeChain, fakeNetwork } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import { createApp, defineComponent, effectScope, h } from 'vue'
import { expect, onTestFinished, test } from 'vitest'

import { useBillfoldEvent, useConnect, useDisconnect, useNetwork, useReceive, useTheme } from '../src/index.js'

function handle(): Billfold {
  const billfold = createBillfold({
    ...{ projectId: 'test', storagePrefix: `vue-${crypto.randomUUID()}`, warm: 'off' },
    ...{ networks: [fakeNetwork('eip155')], plugins: [fakeChain('eip155')] },
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

test('default: a component draws what changes, and stops with its app', async () => {
  const billfold = handle()
  let drawn = 0
  const Page = defineComponent(() => {
    const theme = useTheme(billfold)
    const network = useNetwork(billfold)
    return () => {
      drawn += 1
      return h('p', `${theme.value.theme} ${network.value?.name ?? 'nowhere'}`)
    }
  })
  const container = document.body.appendChild(document.createElement('div'))
  const app = createApp(Page)
  app.mount(container)
  expect(container.textContent).toBe('dark nowhere')
  billfold.setTheme('light')
  await expect.poll(() => container.textContent).toBe('light nowhere')
  app.unmount()
  const before = drawn
  billfold.setTheme('dark')
  expect(drawn).toBe(before)
  container.remove()
})

test('behavior: a feature and its functions are one ref, and so is the end of a connection', async () => {
  const billfold = handle()
  const scope = effectScope()
  const refs = scope.run(() => {
    const [connect, disconnecting, receiving] = [useConnect(billfold), useDisconnect(billfold), useReceive(billfold)]
    return { connect, disconnecting, receiving }
  })
  if (refs === undefined) throw new Error('the scope is over')
  const { connect, disconnecting, receiving } = refs
  expect([connect.value.readiness, receiving.value.receiver, disconnecting.value.isPending]).toEqual(['idle', undefined, false])
  await connect.value.find()
  expect([connect.value.readiness, connect.value.wallets]).toEqual(['ready', []])
  scope.stop()
})

test('behavior: an event is heard until the scope ends', async () => {
  const billfold = handle()
  const scope = effectScope()
  const heard: string[] = []
  scope.run(() => useBillfoldEvent(billfold, 'modal:opened', () => heard.push('opened')))
  await billfold.open()
  await billfold.close()
  scope.stop()
  await billfold.open()
  expect(heard).toEqual(['opened'])
})
