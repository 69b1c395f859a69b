import { handOf } from './family-events.js'
import { runCommands } from './run-commands.js'

/** Has all code that arrives late, however long a busy machine takes for it: from then on a flush waits long enough. */
export async function warmUp(): Promise<void> {
  const commands = [handOf('eip155'), handOf('solana')].flatMap((hand) => [
    hand.wallet('openWindow'),
    hand.connect(),
    hand.wallet('closeWindow'),
    { do: 'switchNetwork' as const, family: hand.family, to: 2 as const },
    hand.answer('approve'),
    { do: 'reload' as const },
  ])
  for (let tries = 0; tries < 20; tries += 1) if ((await runCommands({ layout: 'own wallets', commands })).length === 0) return
}
