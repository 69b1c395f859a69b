import { type PluginManifest, type ReviewedRequest, type Session, createKernel } from '@billfold/kernel'
import { fakeNetwork, fakePorts } from '@billfold/test/fakes'
import type { ReactElement } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'

import { KernelContext } from '../kit/kernel/kernel-context.js'
import { type ReactView, type ViewProps, lazyView } from '../kit/kernel/react-view.js'
import { RequestWords } from '../kit/kernel/request-words.js'
import { ViewSourceContext } from '../kit/kernel/view-source.js'
import { ViewLoader } from '../src/app/view-loader.js'
import { show } from './show.js'

const request: ReviewedRequest = { session: { network: fakeNetwork('eip155') } as unknown as Session, transactions: [{ to: '0x5aae' }] }

/** A review of a page whose plugin brings words like this. */
async function review(bring: (() => Promise<ReactView<'RequestWords'>>) | undefined) {
  const words: PluginManifest = {
    ...{ id: 'feature.words', contract: 1, views: ['RequestWords'] },
    load: async () => ({ views: bring === undefined ? {} : { RequestWords: lazyView<'RequestWords'>(bring) } }),
  }
  const ports = fakePorts()
  const kernel = createKernel(ports, bring === undefined ? [] : [words], { networks: [] })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  const loader = new ViewLoader({ kernel, clock: ports.clock, needMessages: async () => undefined })
  const failure = (retry: () => void): ReactElement => <button onClick={retry}>Again</button>
  const { shadow } = show(
    <KernelContext value={kernel}>
      <ViewSourceContext value={loader}>
        Review
        <RequestWords request={request} failure={failure} />
      </ViewSourceContext>
    </KernelContext>,
  )
  const text = async (): Promise<string> => (await ports.clock.settle(50), shadow.querySelector('[lang]')?.textContent ?? '')
  return { text, press: () => shadow.querySelector('button')?.click() }
}

function Words({ data }: ViewProps<'RequestWords'>): ReactElement {
  return <p>To {data.transactions[0]?.to}</p>
}

describe('what a review is about to ask for, in words', () => {
  test('default: the view of the plugin is drawn with it', async () => {
    const { text } = await review(async () => ({ component: Words }))
    await expect.poll(text).toBe('ReviewTo 0x5aae')
  })

  test('behavior: nothing stands there where no plugin brings words', async () => {
    const { text } = await review(undefined)
    expect(await text()).toBe('Review')
  })

  test('behavior: words that do not arrive are told, and asked for again', async () => {
    let isAway = true
    const { text, press } = await review(async () => {
      if (isAway) throw new Error('away')
      return { component: Words }
    })
    await expect.poll(text).toBe('ReviewAgain')
    isAway = false
    press()
    await expect.poll(text).toBe('ReviewTo 0x5aae')
  })

  test('behavior: words that throw leave the review standing', async () => {
    let isBroken = true
    const Broken = (props: ViewProps<'RequestWords'>): ReactElement => {
      if (isBroken) throw new Error('broken')
      return Words(props)
    }
    const { text, press } = await review(async () => ({ component: Broken }))
    await expect.poll(text).toBe('ReviewAgain')
    isBroken = false
    press()
    await expect.poll(text).toBe('ReviewTo 0x5aae')
  })
})
