import { productNamespaces } from '@billfold/kernel'
import { test as base, describe, expect } from 'vitest'
import { type FakePorts, noLeaks } from '../fakes/index.js'
import { type ConnectedFixtures, connectedFixtures } from './index.js'

describe('a connected wallet as a fixture', () => {
  for (const namespace of productNamespaces) {
    base.extend<ConnectedFixtures>(connectedFixtures({ namespace }))(`default: ${namespace}`, ({ connected }) => {
      expect(connected.kernel.families.find(namespace)?.session).toBe(connected.session)
      expect(connected.session.namespace).toBe(namespace)
    })
  }

  const ports: FakePorts[] = []
  const test = base.extend<ConnectedFixtures>(connectedFixtures())
  test('behavior: each test has a page of its own …', ({ connected }) => void ports.push(connected.ports))
  test('behavior: … which is ended after it', ({ connected }) => {
    expect(ports[0]).not.toBe(connected.ports)
    expect(ports[0]?.leaks()).toEqual(noLeaks)
  })
})
