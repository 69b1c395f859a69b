import type { Transaction } from '../../../plugins/activity/src/contract.js'

const hour = 3_600_000
const operations = ['send', 'receive', 'trade', 'approve', 'mint'] as const

/** So many transactions of one account, newest first, one for each hour. */
export function doneTransactions(count: number): readonly Transaction[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, index) => {
    const hash = `0x${index.toString(16).padStart(64, '0')}`
    return {
      ...{ id: hash, hash, chain: 'eip155:1', status: 'confirmed', isSuspicious: false, minedAt: now - index * hour },
      operationType: operations[index % operations.length] ?? 'send',
      ...{ sentFrom: '0x7a16fF8270133F063aAb6C9977183D9e72835428', sentTo: '0x52908400098527886E0F7030069857D2E4169EE7' },
      transfers: [
        { direction: 'out', amount: `${index}.5`, name: `Token ${index}`, symbol: `T${index}`, iconUrl: undefined, isSpam: false },
      ],
    }
  })
}
