import { expect, test } from 'vitest'
import { swapPage } from '../../testing/swap-page.js'
import { chooseNetwork, openReview } from './clicks.js'

test('default: who goes on to the review is counted, once nothing is missing', async () => {
  const { kernel, store, settle, events } = await swapPage()
  await kernel.modal.open({ view: 'Swap' })
  openReview(kernel)
  expect([events('CLICK'), kernel.router.view]).toEqual([[], 'Swap'])
  store.fillIn({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  await settle()
  openReview(kernel)
  expect([events('CLICK'), kernel.router.view]).toEqual([['CLICK_CONVERT'], 'SwapPreview'])
})

test('default: so is who looks for a network on which somebody swaps', async () => {
  const { kernel, events } = await swapPage()
  await kernel.modal.open({ view: 'Swap' })
  chooseNetwork(kernel)
  expect([events('CLICK'), kernel.router.view]).toEqual([['CLICK_SELECT_NETWORK_TO_SWAP'], 'Networks'])
})
