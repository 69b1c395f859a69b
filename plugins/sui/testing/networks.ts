import type { Network } from '@billfold/kernel'
import { sui, suiTestnet } from '../src/networks/index.js'

export const suiMainnetAndTestnet: readonly [Network, ...Network[]] = [sui, suiTestnet]
