import { Http } from '@billfold/kernel'
import type { FamilyParts } from '@billfold/kernel/family'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { type StacksOperations, createOperations } from '../src/operations.js'
import { stacks, stacksTestnet } from '../src/networks/index.js'
import { harbourNet } from './kit-setups.js'

/** What the family can do, with nodes that the fetch of these ports answers for. */
export function operationsWith(families: Pick<FamilyParts['families'], 'find'> = { find: () => undefined }): {
  readonly operations: StacksOperations
  readonly ports: FakePorts
} {
  const ports = fakePorts()
  const nodes = (): readonly string[] => [stacks, stacksTestnet, harbourNet].flatMap(({ rpcUrls }) => rpcUrls.default.http)
  const http = new Http({ ports, endpoints: {}, nodes, projectId: 'p1', sdkType: 'billfold', sdkVersion: 'html-1.0.0' })
  const parts = { http, families, clock: ports.clock, uuid: ports.uuid, options: { rpcUrls: {} }, mayAsk: () => undefined }
  return { ports, operations: createOperations(parts as unknown as FamilyParts) }
}
