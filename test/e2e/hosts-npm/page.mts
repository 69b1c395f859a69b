export type {} from '@billfold/ui/types/html'
import { createBillfold } from '@billfold/ui'
import type { ConnectFamiliesData } from '@billfold/ui'

const billfold = createBillfold({ projectId: 'e2e', networks: [], features: { legalCheckbox: true } })
const phantom: ConnectFamiliesData = { name: 'Phantom' }

await billfold.open({ view: 'WhatIsAWallet' })
await billfold.open({ view: 'ConnectFamilies', data: phantom })
// @ts-expect-error it needs to know which wallet
await billfold.open({ view: 'ConnectFamilies' })
// @ts-expect-error there is no such view
await billfold.open({ view: 'Nowhere' })
document.createElement('billfold-button').billfold = billfold
