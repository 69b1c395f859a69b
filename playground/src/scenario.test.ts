import { describe, expect, test } from 'vitest'
import { parseScenario } from './scenario.js'

const manifest = { id: 'chain.lichen', contract: 1, load: () => Promise.resolve({}) }

describe('parseScenario', () => {
  test('default: title, plugins and networks', () => {
    expect(parseScenario({ scenario: { title: 'Lichen', plugins: [manifest], networks: [] } })).toMatchObject({ title: 'Lichen' })
  })

  test('behavior: without a title or networks there are some', () => {
    expect(parseScenario({ scenario: { plugins: [manifest] } })).toEqual({ title: 'From outside', plugins: [manifest], networks: [] })
  })

  test.each([undefined, {}, { scenario: 1 }, { scenario: { plugins: [] } }, { scenario: { plugins: 'chain' } }])(
    'behavior: %o is told to be none',
    (module) => expect(() => parseScenario(module)).toThrow('exports no scenario'),
  )

  test('behavior: networks that are no list are told', () => {
    expect(() => parseScenario({ scenario: { plugins: [manifest], networks: 1 } })).toThrow('no list')
  })
})
