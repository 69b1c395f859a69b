/** A page whose visitor has done ten thousand transactions: the views and the store of activity, without the service that tells of them. */
import { kernelKeys, service } from '@billfold/kernel'
import { ActivityStore } from '../../../plugins/activity/src/activity-store.js'
import { activityKey } from '../../../plugins/activity/src/contract.js'
import { activity } from '../../../plugins/activity/src/manifest.js'
import { plugin } from '../../../plugins/activity/src/plugin.js'
import { createBillfold } from '../../../ui/src/index.js'
import { fakeChain, fakeNetwork } from '../../fakes/index.js'
import { doneTransactions } from './done-transactions.js'
import { holder } from './holder.js'

const page = { isKnown: true, transactions: doneTransactions(10_000), next: undefined }
const needs = kernelKeys('families', 'events', 'clock', 'device')
const store = service(
  activityKey,
  needs,
  ({ families, events, clock, device }) =>
    new ActivityStore({
      families,
      events,
      clock,
      cached: () => undefined,
      device,
      newest: () => Promise.resolve(page),
      older: () => Promise.reject(new Error('There is no older page')),
      onFailure: () => undefined,
    }),
)

const billfold = createBillfold({
  projectId: 'bench',
  networks: [fakeNetwork('eip155')],
  plugins: [fakeChain('eip155'), holder, { ...activity(), load: () => Promise.resolve({ ...plugin(), services: [store] }) }],
})

Object.assign(globalThis, { billfold })
