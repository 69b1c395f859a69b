import type { Session } from '@billfold/kernel'
import { PairedWallet } from '@billfold/kernel/family'
import { connected } from './session.js'

/** A session with a wallet on a phone, which answers each method so. */
export async function pairedSession(
  answers: Readonly<Record<string, (params: never) => unknown>>,
): Promise<{ readonly session: Session; readonly asked: unknown[][] }> {
  const { session } = await connected()
  const asked: unknown[][] = []
  const provider = new PairedWallet({
    namespace: 'stacks',
    addresses: [session.account.address],
    networkIds: ['stacks:1'],
    methods: Object.keys(answers),
    networkId: () => 'stacks:1',
    request: async (...call) => {
      asked.push(call)
      return answers[call[0]]?.(call[1] as never)
    },
    watch: () => () => undefined,
    networkChanged: () => undefined,
  })
  return { session: { ...session, provider }, asked }
}
