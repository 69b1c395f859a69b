import { getObserverTree, observable, runInAction } from 'mobx'
import { Activity, Component, useState } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { show } from '../../test/show.js'
import { observer } from './hooks.js'

/** A count, a component that shows it, and how many watch it. */
function counted() {
  const count = observable.box(0)
  const Count = observer(function Count() {
    return <p>{count.get()}</p>
  })
  const set = (value: number): void => runInAction(() => count.set(value))
  return { count, Count, set, watchers: () => getObserverTree(count).observers?.length ?? 0 }
}

describe('observer', () => {
  test('default: draws again when what was read changes, also where effects run twice', async () => {
    const { Count, set, watchers } = counted()
    const { shadow, takeDown } = show(<Count />)
    await expect.poll(watchers).toBe(1)
    set(7)
    await expect.poll(() => shadow.textContent).toBe('7')
    expect(watchers()).toBe(1)
    takeDown()
    await expect.poll(watchers).toBe(0)
  })

  test('behavior: what changed between the drawing and the listening is seen', async () => {
    const { Count, set } = counted()
    const { shadow } = show(<Count />)
    set(3)
    await expect.poll(() => shadow.textContent).toBe('3')
  })

  test('behavior: hidden it is not watched; shown again it is up to date', async () => {
    const { Count, set, watchers } = counted()
    const page = (mode: 'visible' | 'hidden'): ReactNode => (
      <Activity mode={mode}>
        <Count />
      </Activity>
    )
    const { shadow, again } = show(page('visible'))
    await expect.poll(watchers).toBe(1)
    again(page('hidden'))
    await expect.poll(watchers).toBe(0)
    set(9)
    again(page('visible'))
    await expect.poll(() => shadow.textContent).toBe('9')
    set(10)
    await expect.poll(() => shadow.textContent).toBe('10')
    expect(watchers()).toBe(1)
  })

  test('behavior: a parent that draws again draws no child whose properties are the same', async () => {
    const drawn = vi.fn()
    const Child = observer(function Child() {
      drawn()
      return <i />
    })
    const parent: { again?: (count: number) => void } = {}
    const Parent: FunctionComponent = () => {
      const [count, setCount] = useState(0)
      parent.again = setCount
      return (
        <>
          {count}
          <Child />
        </>
      )
    }
    const { shadow } = show(<Parent />)
    drawn.mockClear()
    parent.again?.(1)
    await expect.poll(() => shadow.textContent).toBe('1')
    expect(drawn).not.toHaveBeenCalled()
  })

  test('behavior: what a component throws reaches React', async () => {
    const Failing = observer(function Failing(): never {
      throw new Error('mine')
    })
    const { shadow } = show(
      <Boundary>
        <Failing />
      </Boundary>,
    )
    await expect.poll(() => shadow.textContent).toBe('mine')
  })
})

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | undefined }> {
  override state = { message: undefined }

  static getDerivedStateFromError({ message }: Error): { readonly message: string } {
    return { message }
  }

  override render(): ReactNode {
    return this.state.message ?? this.props.children
  }
}
