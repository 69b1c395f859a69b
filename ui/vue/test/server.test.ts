import { createBillfold } from '@billfold/ui'
import { expect, test } from 'vitest'
import { createSSRApp, defineComponent, h } from 'vue'
import { renderToString } from 'vue/server-renderer'

import { useAccount, useBillfoldEvent, useSend } from '../src/index.js'

test('behavior: a server draws what is known of nobody, and follows nothing', async () => {
  const billfold = createBillfold({ projectId: 'test', networks: [] })
  const followed: unknown[] = []
  const watched = { ...billfold, subscribe: (listener: () => void) => (followed.push(listener), () => undefined) }
  const Page = defineComponent(() => {
    const account = useAccount(watched)
    const sending = useSend(watched)
    useBillfoldEvent(watched, 'modal:opened', () => followed.push('event'))
    return () => h('p', `${account.value.status} ${sending.value.readiness}`)
  })
  expect(await renderToString(createSSRApp(Page))).toBe('<p>disconnected idle</p>')
  expect(followed).toEqual([])
})
