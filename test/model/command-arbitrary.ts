import fc from 'fast-check'

import { type Command, bothFamilies, walletNames } from './command.js'

const family = fc.constantFrom(...bothFamilies)
const at = { family, wallet: fc.constantFrom(...walletNames) }

/** Any of everything that may happen, as often as makes sequences interesting. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('connect' as const), ...at }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      ...at,
      answer: fc.constantFrom('approve' as const, 'approve' as const, 'approve' as const, 'refuse' as const, 'fail' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'disconnect' as const), family }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('switchNetwork' as const), family, to: fc.constantFrom(1 as const, 2 as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnectAll' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('changeAccount' as const), ...at, to: fc.constantFrom(0 as const, 1 as const, undefined) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('changeNetwork' as const), ...at, to: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('lock' as const, 'unlock' as const, 'revoke' as const, 'hangUp' as const), ...at }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('openWindow' as const, 'closeWindow' as const), ...at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('slow' as const, 'hurry' as const), ...at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'announce' as const), ...at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(20, 100, 3_100) }) },
)
