import { eip155 } from '@billfold/eip155'
import { mainnet } from '@billfold/eip155/networks'
import { createKernel } from '@billfold/kernel'
import { browserPorts } from '@billfold/kernel/browser'

export const kernel = createKernel(browserPorts(), [eip155({ discovery: 'start' })], { projectId: 'your-project', networks: [mainnet] })

/** Restores what was connected, and looks for the wallets of this browser. */
export async function start(): Promise<void> {
  await kernel.start()
  await kernel.plugins.fire('open')
}

/** Connects the wallet of a name: `refused` and `cancelled` are outcomes, and no errors. */
export async function connect(name: string): Promise<string> {
  const connector = kernel.connectors.all.find((each) => each.name === name)
  if (connector === undefined) return 'absent'
  return (await kernel.connections.connect(connector)).status
}

/** The account in front. Observable by MobX, as all state of the kernel is. */
export const address = (): string | undefined => kernel.families.active?.address
