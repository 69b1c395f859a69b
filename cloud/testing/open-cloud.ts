import { onTestFinished } from 'vitest'

import { type Cloud, type CloudTools, startCloud } from '../src/cloud.js'
import type { CloudOptions } from '../src/config/config.js'

/** A cloud on a free port that ends with the test. */
export async function openCloud(options: Partial<CloudOptions> = {}, tools: CloudTools = {}): Promise<Cloud> {
  const cloud = await startCloud({ projects: [{ id: 'demo' }], wallets: [], ...options }, tools)
  onTestFinished(() => cloud.stop())
  return cloud
}
