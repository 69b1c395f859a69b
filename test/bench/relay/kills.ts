import { missing, startPublishing } from '../../../cloud/testing/publish-load.js'
import { startRelayProcess } from '../../../cloud/testing/relay-process.js'
import type { BenchRow } from '../bench-row.js'

type Options = Parameters<typeof startRelayProcess>[0]

/** Ends a relay under load at random moments, each time without a word, and looks for what it had acknowledged. */
export async function killRow(name: string, options: Options, kills: number): Promise<BenchRow> {
  let acknowledged = 0
  let lost = 0
  let relay = await startRelayProcess(options)
  for (let count = 0; count < kills; count++) {
    const load = await startPublishing(relay.url)
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400))
    await relay.kill()
    await load.stop()
    relay = await startRelayProcess(options)
    acknowledged += load.acknowledged.size
    lost += (await missing(relay.url, load)).length
  }
  await relay.kill()
  return {
    what: `${name}: acknowledged messages lost, the process killed at ${kills} random moments`,
    goal: '0',
    measured: `${lost} of ${acknowledged}`,
    ok: lost === 0 && acknowledged > 0,
  }
}
