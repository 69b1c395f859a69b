import type { PluginScope } from '@billfold/kernel'
import type { Eip155Options } from '../contract.js'

/** Puts the ways to EVM wallets on the list. */
export function startConnectors(_scope: PluginScope, _options: Eip155Options): void {}
