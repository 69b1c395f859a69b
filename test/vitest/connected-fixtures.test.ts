import { productNamespaces } from '@billfold/kernel'
import { test as base, describe, expect } from 'vitest'
import { type FakePorts, noLeaks } from '../fakes/index.js'
import { type ConnectedFixtures, connectedFixtures } from './index.js'

describe.each(productNamespaces)('a connected wallet of %s as a fixture', (namespace) => {
  const test = base.extend<ConnectedFixtures>(connectedFixtures({ namespace }))

  test('default: its session is that of the page', ({ connected }) => {
    expect(connected.session.namespace).toBe(namespace)
    expect(connected.kernel.families.find(namespace)?.session).toBe(connected.session)
  })
})

describe('one test and the next', () => {
  const ports: FakePorts[] = []
  const test = base.extend<ConnectedFixtures>(connectedFixtures())

  test('behavior: a page of its own …', ({ connected }) => {
    ports.push(connected.ports)
    expect(connected.session.namespace).toBe('eip155')
  })

  test('behavior: … is ended after it', ({ connected }) => {
    expect(ports[0]).not.toBe(connected.ports)
    expect(ports[0]?.leaks()).toEqual(noLeaks)
  })
})
