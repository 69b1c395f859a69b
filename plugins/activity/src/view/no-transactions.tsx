import { Button, ButtonLink, EmptyState, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { accountPage } from '@billfold/kernel/data'
import type { Activity } from '../contract.js'
import { activityMessages } from '../messages/activity-messages.js'

export interface NoTransactionsProps {
  readonly loaded: Activity['newest']
}

/** The place of an empty list: why it is empty, and what to do next. */
export const NoTransactions: FunctionComponent<NoTransactionsProps> = observer(function NoTransactions({ loaded }: NoTransactionsProps) {
  const say = useTranslate(activityMessages)
  const { families } = useKernel()
  const network = families.activeNetwork?.name ?? ''
  const { phase, value } = loaded
  const again = (
    <Button compact onPress={() => void loaded.refresh()}>
      {say('tryAgain')}
    </Button>
  )
  if (value === undefined && phase === 'offline') {
    return (
      <EmptyState icon="offline" title={say('offline')} action={again}>
        {say('offlineText')}
      </EmptyState>
    )
  }
  if (value === undefined) {
    return (
      <EmptyState icon="warning" title={say('unavailable')} action={again}>
        {say('unavailableText')}
      </EmptyState>
    )
  }
  const [title, text] = value.isKnown ? (['empty', 'emptyText'] as const) : (['unknown', 'unknownText'] as const)
  return (
    <EmptyState icon="clock" title={say(title, { network })} action={value.isKnown ? <OtherNetwork /> : <Explorer />}>
      {say(text, { network })}
    </EmptyState>
  )
})

const OtherNetwork = observer(function OtherNetwork() {
  const say = useTranslate(activityMessages)
  const { networks, router, options } = useKernel()
  if (!options.networkSwitch || networks.requested.length < 2) return undefined
  return (
    <Button compact focusKey="choose network" onPress={() => router.push('Networks')}>
      {say('chooseNetwork')}
    </Button>
  )
})

/** The way to where the account's history can be seen all the same. */
const Explorer = observer(function Explorer(): ReactElement {
  const say = useTranslate(activityMessages)
  const { families } = useKernel()
  const network = families.activeNetwork
  const address = families.account()?.address
  const href = address === undefined ? undefined : accountPage(network, address)
  if (href === undefined) return <OtherNetwork />
  return (
    <ButtonLink href={href} icon="external">
      {say('explorer', { explorer: network?.blockExplorers?.default.name ?? say('explorerName') })}
    </ButtonLink>
  )
})
