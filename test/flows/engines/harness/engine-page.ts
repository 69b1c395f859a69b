/** A page in one of the engines, driven by what a person has: a pointer, keys and eyes. */
export interface EnginePage {
  /** Name and version, as the browser tells them. */
  readonly engine: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Value of an expression in the page, a promise awaited, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses and lets go of the pointer's first button. */
  click(x: number, y: number): Promise<void>
  /** Presses a key by its name, such as `Tab`, with Shift or without. */
  press(key: EngineKey, options?: { readonly shift?: boolean }): Promise<void>
  type(text: string): Promise<void>
  /** A picture of what can be seen, as PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export type EngineKey = 'Tab' | 'Enter' | 'Escape'

/** Size of the window that a visitor has. */
export const windowSize = { width: 1_100, height: 800 } as const
