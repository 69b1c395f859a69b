import { fakeChain, fakeConnector, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { kernelKey } from '@billfold/kernel'
import { createBillfold } from '@billfold/ui'

/** A page with the modal, in a frame whose realm is its own: whatever was done to that realm is done when this is loaded. */
export const billfold = createBillfold({
  projectId: 'test',
  storagePrefix: `test-${crypto.randomUUID()}`,
  networks: [fakeNetwork('eip155')],
  plugins: [
    fakeChain('eip155'),
    {
      id: 'connector.test',
      contract: 1,
      loadOn: ['start'],
      load: async () => ({
        start: (scope) =>
          scope.onStop(
            scope
              .get(kernelKey('connectors'))
              .add(fakeConnector({ id: 'bowbit', name: 'Bowbit', wallet: fakeWallet({ networkId: 'eip155:1' }) })),
          ),
      }),
    },
  ],
})
Object.assign(globalThis, { billfold })
