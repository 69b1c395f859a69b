import {
  AmountField,
  Chip,
  Money,
  TextButton,
  TokenAmount,
  TokenPicture,
  laterKitMessages,
  observer,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import { formatUnits } from '@billfold/kernel/amounts'
import type { SendToken } from '../contract.js'
import { sendMessages } from '../messages/send-messages.js'
import { sendStoreKey } from '../send-store.js'

/** The amount in large, the token that it is of, and what it is worth. */
export const AmountInput: FunctionComponent = observer(function AmountInput() {
  const say = useTranslate(sendMessages)
  const { get } = useKernel()
  const store = get(sendStoreKey)
  const { form } = store
  const { token, unit, typed, problem } = form
  const isShort = problem === 'insufficient'
  return (
    <AmountField
      label={say('amount')}
      value={typed}
      onValue={form.type}
      decimals={unit === 'coin' ? (token?.decimals ?? 18) : 2}
      onMax={token === undefined || form.isFixed ? undefined : () => void store.most.take()}
      unit={<TokenChip token={token} />}
      balance={token && <Held token={token} />}
      hint={<Hint token={token} />}
      error={isShort ? say('insufficientFunds') : undefined}
      disabled={form.isFixed}
      autoFocus={!form.isFixed}
    />
  )
})

const TokenChip = observer(function TokenChip({ token }: { readonly token: SendToken | undefined }): ReactElement {
  const say = useTranslate(sendMessages)
  const kernel = useKernel()
  const { form } = kernel.get(sendStoreKey)
  if (form.isFixed) return <>{token?.symbol}</>
  const open = (): void => kernel.router.push('WalletSendSelectToken')
  if (token === undefined) return <Chip onPress={open}>{say('selectToken')}</Chip>
  return (
    <Chip focusKey="token" icon={<TokenPicture token={token} size={20} />} onPress={open}>
      {token.symbol}
    </Chip>
  )
})

function Held({ token: { held, decimals, symbol } }: { readonly token: SendToken }): ReactElement {
  return <TokenAmount value={formatUnits(held, decimals)} symbol={symbol} />
}

/** Why there is nothing to choose from. */
const Missing = observer(function Missing(): ReactElement | undefined {
  const say = useTranslate(sendMessages)
  const words = useTranslate(laterKitMessages)
  const { tokens } = useKernel().get(sendStoreKey)
  if (tokens.isKnown) return <>{say('noTokens')}</>
  const { phase } = tokens.loaded
  if (phase === 'offline') return <>{words('offline')}</>
  return phase === 'failed' ? <>{say('tokensFailed')}</> : undefined
})

/** What the amount is worth, and a press that types in the other of both. */
const Hint = observer(function Hint({ token }: { readonly token: SendToken | undefined }): ReactElement {
  const say = useTranslate(sendMessages)
  const store = useKernel().get(sendStoreKey)
  const { form, most } = store
  if (most.reason === 'unknown') return <>{say('mostUnknown', { symbol: token?.symbol ?? '' })}</>
  if (most.reason === 'nothing') return <>{say('mostNothing')}</>
  if (token === undefined) return <Missing />
  if (form.isFixed) return <Money value={form.worth} />
  if (token.price === undefined) return <>{form.isMost && token.address === undefined ? say('keptForFee') : say('worthUnknown')}</>
  const [other, words] =
    form.unit === 'coin' ? (['money', say('inMoney')] as const) : (['coin', say('inCoin', { symbol: token.symbol })] as const)
  return (
    <>
      {form.isMost && token.address === undefined && <>{say('keptForFee')} · </>}
      {form.amount !== undefined && (
        <>
          {form.unit === 'coin' ? (
            <Money value={form.worth} />
          ) : (
            <TokenAmount value={form.amountText} symbol={token.symbol} decimals={6} />
          )}{' '}
        </>
      )}
      <TextButton onPress={() => form.countIn(other)}>{words}</TextButton>
    </>
  )
})
