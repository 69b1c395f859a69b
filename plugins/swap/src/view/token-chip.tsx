import { Chip, TokenPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { SwapToken } from '../contract.js'
import type { SwapTarget } from '../form/swap-form.js'
import { swapMessages } from '../messages/swap-messages.js'

export interface TokenChipProps {
  readonly token: SwapToken | undefined
  readonly target: SwapTarget
}

/** One of both tokens, and the way to another one. */
export const TokenChip: FunctionComponent<TokenChipProps> = observer(function TokenChip({ token, target }: TokenChipProps) {
  const say = useTranslate(swapMessages)
  const kernel = useKernel()
  const open = (): void => kernel.router.push('SwapSelectToken', { target })
  if (token === undefined)
    return (
      <Chip focusKey={target} onPress={open}>
        {say('selectToken')}
      </Chip>
    )
  return (
    <Chip focusKey={target} icon={<TokenPicture token={token} size={20} />} onPress={open}>
      {token.symbol}
    </Chip>
  )
})
