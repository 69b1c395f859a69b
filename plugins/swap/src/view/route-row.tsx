import { Figures, Row, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { SwapHop, SwapToken } from '../contract.js'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'

export interface RouteRowProps {
  readonly source: SwapToken
  readonly target: SwapToken
  /** Undefined where nobody told it. */
  readonly route: readonly SwapHop[] | undefined
  /** The provider by name. */
  readonly by: string
}

/** The tokens that a swap leads over, and who swaps them. */
export const RouteRow: FunctionComponent<RouteRowProps> = observer(function RouteRow({ source, target, route, by }: RouteRowProps) {
  const say = useTranslate(swapMessages)
  const { tokens } = useKernel().get(swapStoreKey)
  const symbolOf = (address: string | undefined): string =>
    tokens.find(address?.toLowerCase() ?? '')?.symbol ?? `…${address?.slice(-6) ?? ''}`
  const between = (route ?? []).slice(0, -1).map(({ to }) => symbolOf(to))
  const venues = [...new Set((route ?? []).flatMap((hop) => hop.venues.map(({ name }) => name)))]
  const names = venues.length === 0 ? by : `${venues.join(', ')} (${by})`
  return (
    <Row
      title={say('route')}
      trailing={<Figures note={say('via', { names })}>{[source.symbol, ...between, target.symbol].join(' › ')}</Figures>}
    />
  )
})
