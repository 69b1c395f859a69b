import { Notice, TryAgainText, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { swapMessages } from '../messages/swap-messages.js'
import { swapStoreKey } from '../swap-store.js'

/** A balance that could not be read. It hinders nothing, and can be read again. */
export const UnknownBalance: FunctionComponent = observer(function UnknownBalance() {
  const say = useTranslate(swapMessages)
  const { form, tokens } = useKernel().get(swapStoreKey)
  const { balances } = tokens
  if (form.source === undefined || !balances.isUnknown) return undefined
  return (
    <Notice
      icon="warning"
      role="status"
      detail={say('unknownBalanceText', { symbol: form.source.symbol })}
      action={<TryAgainText onPress={() => void balances.refresh()} />}
    >
      {say('unknownBalance')}
    </Notice>
  )
})
