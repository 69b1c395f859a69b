import type { Hex } from 'viem'

/** The entry point of ERC-4337, version 0.8, on every network. */
export const entryPoint: Hex = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
