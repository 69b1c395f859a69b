import { onTestFinished } from 'vitest'

import { type Cloud, startCloud } from '../src/cloud.js'
import type { CloudOptions } from '../src/config/config.js'
import type { CloudTools } from '../src/services.js'
import { testDatabase } from './test-database.js'

/** A cloud on a free port that ends with the test. */
export async function openCloud(options: Partial<CloudOptions> = {}, tools: CloudTools = {}): Promise<Cloud> {
  const database = tools.database ?? (await testDatabase())
  if (tools.database === undefined) onTestFinished(() => database.close())
  const cloud = await startCloud({ projects: [{ id: 'demo' }], wallets: [], ...options }, { ...tools, database })
  onTestFinished(() => cloud.stop())
  return cloud
}
