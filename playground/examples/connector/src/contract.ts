import type { ExampleProvider } from '@billfold/example-chain/contract'

/** What a host says when it adds the plugin. */
export interface ExampleConnectorOptions {
  /** The wallet. A real connector would find it: by an announcement, a global, a frame, a pairing. */
  readonly provider: ExampleProvider
}

export type {} from '@billfold/example-chain/contract'
