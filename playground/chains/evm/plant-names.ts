import { encodeFunctionData } from 'viem'
import { namehash } from 'viem/ens'

import { namesAbi } from './abi.js'
import { evmContracts, evmGatewayName, evmNames, evmPrimaryNames } from './seed.js'

/** Gives names to addresses, lets addresses say which one they have, and leaves some names to a host elsewhere. */
export async function plantNames(send: (to: string, data: string) => Promise<unknown>): Promise<void> {
  const { nameRegistry, nameResolver, gatewayResolver } = evmContracts
  const resolve = (node: `0x${string}`, by: `0x${string}`): Promise<unknown> =>
    send(nameRegistry, encodeFunctionData({ abi: namesAbi, functionName: 'setResolver', args: [node, by] }))
  for (const { name, address, avatar } of evmNames) {
    const node = namehash(name)
    await resolve(node, nameResolver)
    await send(nameResolver, encodeFunctionData({ abi: namesAbi, functionName: 'setAddr', args: [node, address] }))
    if (avatar !== undefined)
      await send(nameResolver, encodeFunctionData({ abi: namesAbi, functionName: 'setText', args: [node, 'avatar', avatar] }))
  }
  for (const { name, address } of evmPrimaryNames) {
    const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
    await resolve(node, nameResolver)
    await send(nameResolver, encodeFunctionData({ abi: namesAbi, functionName: 'setName', args: [node, name] }))
  }
  await resolve(namehash(evmGatewayName), gatewayResolver)
}
