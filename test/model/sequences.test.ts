import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import type { WalletLayout } from './wallet-layout.js'
import { anyCommand } from './command-arbitrary.js'
import { runCommands } from './run-commands.js'
import { warmUp } from './warm-up.js'

/** `npm run test:long` walks 100,000 traces. */
const traces = Number(process.env['BILLFOLD_TRACES'] ?? 150)

beforeAll(warmUp)

describe.each<WalletLayout>(['own wallets', 'shared wallets'])('any sequence of events of EVM and Solana, with %s', (layout) => {
  test(
    'behavior: every family is what the model says after every step, and what the other one does is no concern of it',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyCommand, { maxLength: 30, size: 'max' }), async (commands) => {
          expect(await runCommands({ layout, commands })).toStrictEqual([])
        }),
        { numRuns: traces },
      )
    },
    Math.max(600_000, traces * 100),
  )
})
