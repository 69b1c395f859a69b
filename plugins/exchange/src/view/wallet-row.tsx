import { shortAddress } from '@billfold/kernel/validation'
import { IconPlate, List, Picture, Row, connectorPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'
import { paymentStoreKey } from '../payment/payment-store.js'
import type { ReadPayment } from '../payment/read-payment.js'

/** The connected wallet as one who pays, or the way to connect one. */
export const WalletRow: FunctionComponent<{ readonly payment: ReadPayment }> = observer(function WalletRow({ payment }) {
  const say = useTranslate(exchangeMessages)
  const kernel = useKernel()
  const { get, router } = kernel
  const store = get(paymentStoreKey)
  const session = store.wallet.session(payment)
  const pay = async (): Promise<void> => {
    const paying = store.startByWallet()
    router.push('PayLoading')
    if (!(await paying) && router.view === 'PayLoading') router.back()
  }
  return (
    <List label={say('payFrom')}>
      {session === undefined ? (
        <Row focusKey="connect" title={say('connect')} icon={<IconPlate name="wallet" />} onPress={() => store.connect()} />
      ) : (
        <Row
          focusKey="wallet"
          title={session.connector.name}
          subtitle={shortAddress(session.account.address)}
          icon={<Picture name={session.connector.name} source={connectorPicture(kernel, session.connector)} />}
          disabled={store.desk.isPlacing}
          onPress={() => void pay()}
        />
      )}
    </List>
  )
})
