import type { NodeCall } from '@billfold/kernel/family'
import { ConfigResponse } from 'cosmjs-types/cosmos/base/node/v1beta1/query'
import { QueryParamsResponse } from 'cosmjs-types/cosmos/staking/v1beta1/query'
import { moduleCall } from './queries.js'

/** Asks for the smallest unit of the coin that a chain is secured by. */
export function bondDenomCall(): NodeCall<string> {
  return moduleCall({
    path: '/cosmos.staking.v1beta1.Query/Params',
    read: (bytes) => QueryParamsResponse.decode(bytes).params?.bondDenom || undefined,
  })
}

/** Asks what a node takes at least for a unit of gas, by coins: `0.025uatom,0.01uosmo`. */
export function gasPriceCall(): NodeCall<string> {
  return moduleCall({ path: '/cosmos.base.node.v1beta1.Service/Config', read: (bytes) => ConfigResponse.decode(bytes).minimumGasPrice })
}
