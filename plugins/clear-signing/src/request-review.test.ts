import type { PreviewedRequest, Session } from '@billfold/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { ClearText } from './contract.js'
import { RequestReview, type RequestReviewNeeds } from './request-review.js'

const text: ClearText = { intent: 'Send', owner: undefined, contract: undefined, fields: [] }
const session = { connector: { name: 'Tern' }, network: { name: 'Ethereum' } } as unknown as Session
const request: PreviewedRequest = { namespace: 'eip155', method: 'eth_sendTransaction', params: [], session }

function review(answers: readonly (boolean | Error)[], texts: readonly ClearText[] = [text]) {
  const left = [...answers]
  const perform = vi.fn(async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const close = vi.fn(() => undefined)
  const modal = { perform, close } as unknown as RequestReviewNeeds['modal']
  return { perform, close, review: new RequestReview({ modal, reader: { read: async () => texts } }) }
}

describe('RequestReview', () => {
  test('default: the visitor sees the texts, and the modal goes with the answer', async () => {
    const { review: own, perform, close } = review([true, false])
    expect([await own.confirm(request), await own.confirm(request)]).toEqual([true, false])
    expect(perform).toHaveBeenCalledWith('RequestPreview', { texts: [text], wallet: 'Tern', network: 'Ethereum' })
    expect(close).toHaveBeenCalledTimes(2)
  })

  test('behavior: what has no words is shown as it is', async () => {
    const { review: own, perform } = review([false], [])
    expect(await own.confirm({ ...request, params: [{ to: 'nobody', value: 1n }] })).toBe(false)
    const fields = [{ label: 'Data', values: [{ kind: 'text', text: '[{"to":"nobody","value":"1"}]' }] }]
    const shown = { intent: undefined, owner: undefined, contract: undefined, fields }
    expect(perform).toHaveBeenCalledWith('RequestPreview', { texts: [shown], wallet: 'Tern', network: 'Ethereum' })
  })

  test('behavior: a fault is none of the visitor, and the next request is shown all the same', async () => {
    const { review: own } = review([new Error('no view'), true])
    const both = [own.confirm(request), own.confirm(request)]
    await expect(both[0]).rejects.toThrow('no view')
    expect(await both[1]).toBe(true)
  })
})
