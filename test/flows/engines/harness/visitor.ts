import { vi } from 'vitest'

import type { FlowPage } from '../../page/flow-page.js'
import type { EngineKey, EnginePage } from './engine-page.js'
import { findInPage, troublesOf } from './in-page.js'

/** Things that a visitor looks for. */
export interface Sought {
  readonly role: 'button' | 'dialog' | 'heading' | 'img' | 'textbox' | 'link'
  /** A part of its name. */
  readonly name: string
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A visitor in front of the app, in one of the engines. */
export class Visitor {
  constructor(readonly page: EnginePage) {}

  /** Where something stands; undefined while it cannot be seen. */
  find(sought: Sought): Promise<Box | undefined> {
    return this.page.evaluate<Box | null>(`(${findInPage.toString()})(${JSON.stringify(sought)})`).then((box) => box ?? undefined)
  }

  /** Waits until something can be seen and stands still. */
  see(sought: Sought): Promise<Box> {
    return vi.waitFor(
      async () => {
        const boxes = await this.look(sought)
        const [box] = boxes
        const standsStill = new Set(boxes.map((each) => JSON.stringify(each))).size === 1
        if (box === undefined || !standsStill) throw new Error(`There is no ${sought.role} “${sought.name}” that stands still`)
        return box
      },
      { timeout: 60_000, interval: 50 },
    )
  }

  /** Where it is while a person looks at it. */
  private async look(sought: Sought): Promise<readonly (Box | undefined)[]> {
    const boxes: (Box | undefined)[] = []
    for (let count = 0; count < 4; count += 1) {
      boxes.push(await this.find(sought))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return boxes
  }

  async press(sought: Sought): Promise<void> {
    const { x, y, width, height } = await this.see(sought)
    await this.page.click(x + width / 2, y + height / 2)
  }

  key(key: EngineKey, options?: { readonly shift?: boolean }): Promise<void> {
    return this.page.press(key, options)
  }

  /** Waits until something cannot be seen any more. */
  async gone(sought: Sought): Promise<void> {
    await vi.waitUntil(async () => (await this.find(sought)) === undefined, { timeout: 60_000, interval: 50 })
  }

  /** Value of an expression of the page's objects, with `flow` among them. */
  flow<Value>(expression: (flow: FlowPage) => Value | Promise<Value>): Promise<Value> {
    return this.page.evaluate<Value>(`(${expression.toString()})(window.flow)`)
  }

  /** Name of what has the focus, through all shadow roots. */
  focused(): Promise<string> {
    return this.page.evaluate<string>(`(() => {
      let at = document.activeElement
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
      return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\\s+/g, ' ').trim()
    })()`)
  }

  /** Everything that went wrong in the page. */
  troubles(): Promise<readonly string[]> {
    return this.page.evaluate<readonly string[]>(`(${troublesOf.toString()})()`)
  }
}
