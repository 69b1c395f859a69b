import { Fault } from '../faults/fault.js'

/** Hands a signed request over. A service that does not answer may have it nevertheless; `name` is its hash or signature. */
export async function handOver(work: () => Promise<unknown>, name: string): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isLost = error instanceof Fault && (error.code === 'bundler-away' || error.code === 'node-away')
    throw isLost ? new Fault('sent-unknown', { said: name }, { cause: error }) : error
  }
}
