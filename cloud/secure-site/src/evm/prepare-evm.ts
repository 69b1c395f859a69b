import type { Prepared } from '../approval/approval.js'
import { Fault } from '../faults/fault.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { prepareCalls } from './prepare-calls.js'
import { prepareMessage } from './prepare-message.js'
import { prepareTransaction } from './prepare-transaction.js'
import { prepareTypedData } from './prepare-typed-data.js'

/** Reads a request of an EVM page and says it in words. */
export function prepareEvm(needs: PrepareNeeds): Promise<Prepared> | Prepared {
  switch (needs.method) {
    case 'personal_sign':
      return prepareMessage(needs)
    case 'eth_signTypedData_v4':
      return prepareTypedData(needs)
    case 'eth_sendTransaction':
      return prepareTransaction(needs)
    case 'wallet_sendCalls':
      return prepareCalls(needs)
    default:
      throw new Fault('method-unknown')
  }
}
