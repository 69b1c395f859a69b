import type { WalletEntry } from '@billfold/kernel'
import { Button, CopyButton, Picture, Qr, Stack, Text, Title, observer, useKernel, useTranslate, walletPicture } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import type { Pairing } from '../contract.js'
import { pairingMessages } from '../messages/pairing-messages.js'
import { getWallet } from './clicks.js'
import { PairingTrouble } from './pairing-trouble.js'

export interface CodeFormProps {
  readonly pairing: Pairing
  /** Absent: any wallet may scan. */
  readonly wallet?: WalletEntry | undefined
}

/** The code that a phone scans. */
export const CodeForm: FunctionComponent<CodeFormProps> = observer(function CodeForm({ pairing, wallet }: CodeFormProps) {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const { uri, problem, isRenewed } = pairing
  if (problem !== undefined) return <PairingTrouble problem={problem} onRetry={() => pairing.retry()} />
  const name = wallet?.name ?? ''
  const [title, lead] = wallet === undefined ? (['scanTitle', 'scanLead'] as const) : (['scanWalletTitle', 'scanWalletLead'] as const)
  return (
    <Stack gap={16}>
      <Title lead={say(lead, { wallet: name })}>{say(title, { wallet: name })}</Title>
      <Qr
        value={uri}
        label={say('code')}
        {...(wallet !== undefined && { logo: <Picture name={name} source={walletPicture(kernel, wallet)} size={40} /> })}
      />
      <div aria-live="polite">{isRenewed && <Text kind="small">{say('renewed')}</Text>}</div>
      <Stack gap={8}>
        <CopyButton text={uri ?? ''} label={say('copyLink')} disabled={uri === undefined} />
        {wallet !== undefined && <Button onPress={() => getWallet(kernel, wallet)}>{say('get', { wallet: name })}</Button>}
      </Stack>
    </Stack>
  )
})
