import { fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import { accountPage, contractPage, transactionPage } from './explorer-pages.js'

const network = (url: string): Parameters<typeof accountPage>[0] => ({
  ...fakeNetwork('eip155'),
  blockExplorers: { default: { name: 'Chart', url } },
})
const chart = network('https://chart.example/')

describe('pages of an explorer', () => {
  test('default: of a transaction, an account and a contract', () => {
    expect(transactionPage(chart, '0xab')).toBe('https://chart.example/tx/0xab')
    expect(accountPage(chart, '0xcd')).toBe('https://chart.example/address/0xcd')
    expect(contractPage(chart, '0xef')).toBe('https://chart.example/address/0xef')
  })

  test('behavior: where no explorer is named, or it is no page, there is none', () => {
    expect(transactionPage(undefined, '0xab')).toBeUndefined()
    expect(accountPage(network('javascript:alert(1)'), '0xab')).toBeUndefined()
  })

  test('behavior: an inscription has the page of its transaction', () => {
    expect(contractPage(chart, `${'ab'.repeat(32)}i0`)).toBe(`https://chart.example/tx/${'ab'.repeat(32)}`)
  })

  test.each(['0x2::sui::SUI', 'ibc/27394F', 'SP000.token', '1984'])(
    'behavior: %s, a path or number for a contract, has none',
    (contract) => {
      expect(contractPage(chart, contract)).toBeUndefined()
    },
  )

  test('behavior: what is put in stays one part of the address', () => {
    expect(accountPage(chart, '../?q=#x')).toBe('https://chart.example/address/..%2F%3Fq%3D%23x')
  })
})
