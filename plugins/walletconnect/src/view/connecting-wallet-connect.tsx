import { type Connector, type Kernel, type WalletEntry, kernelKey } from '@billfold/kernel'
import { type ReactView, Stack, Tabs, type ViewProps, observer, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { Pairing } from '../contract.js'
import { type ConnectForm, connectForms } from '../links/connect-forms.js'
import { pairingMessages } from '../messages/pairing-messages.js'
import { BrowserForm } from './browser-form.js'
import { CodeForm } from './code-form.js'
import { LinkForm } from './link-form.js'
import { PairResult, isSettled } from './pair-result.js'
import { usePairing } from './use-pairing.js'

const labels = {
  qrcode: 'formQrcode',
  mobile: 'formMobile',
  desktop: 'formDesktop',
  web: 'formWeb',
  browser: 'formBrowser',
  unsupported: 'formUnsupported',
} as const satisfies Record<ConnectForm, string>

const ConnectingWalletConnect = observer(function ConnectingWalletConnect({ data }: ViewProps<'ConnectingWalletConnect'>) {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const { pairing, flow } = usePairing()
  const wallet = data?.wallet
  const extension = wallet && extensionOf(kernel, wallet)
  const forms = connectForms({ wallet, isInstalled: extension !== undefined, device: kernel.get(kernelKey('device')) })
  const [chosen, choose] = useState<string | undefined>(forms[0])
  const form = forms.find((one) => one === chosen) ?? 'qrcode'
  if (isSettled(flow.phase)) return <PairResult flow={flow} phase={flow.phase} wallet={wallet} />
  const content = <Form {...{ form, pairing, wallet, extension }} />
  if (wallet === undefined || forms.length === 1) return content
  return (
    <Stack gap={16}>
      <Tabs
        label={say('forms', { wallet: wallet.name })}
        tabs={forms.map((id) => ({ id, label: say(labels[id]) }))}
        selected={form}
        onSelect={choose}
      >
        {content}
      </Tabs>
    </Stack>
  )
})

interface FormProps {
  readonly form: ConnectForm
  readonly pairing: Pairing
  readonly wallet: WalletEntry | undefined
  readonly extension: Connector | undefined
}

function Form({ form, pairing, wallet, extension }: FormProps): ReactElement {
  if (wallet === undefined || form === 'qrcode') return <CodeForm pairing={pairing} wallet={wallet} />
  if (form === 'browser' || form === 'unsupported') return <BrowserForm wallet={wallet} connector={extension} />
  return <LinkForm pairing={pairing} wallet={wallet} form={form} />
}

/** The wallet as it announced itself in this browser. */
function extensionOf({ connectors, families }: Kernel, { id, rdns }: WalletEntry): Connector | undefined {
  const namespace = connectors.filter ?? families.activeNamespace
  return namespace === undefined ? undefined : connectors.ofWallet({ explorerId: id, rdns }, namespace)
}

/** Pairs with a wallet: by the code, the app, the page or the extension that it has. */
export const connectingWalletConnect: ReactView<'ConnectingWalletConnect'> = {
  component: ConnectingWalletConnect,
  messages: [pairingMessages],
}

const ConnectingWalletConnectBasic = observer(function ConnectingWalletConnectBasic() {
  const { pairing, flow } = usePairing()
  if (isSettled(flow.phase)) return <PairResult flow={flow} phase={flow.phase} wallet={undefined} />
  return <CodeForm pairing={pairing} />
})

/** Pairs with any wallet that scans the code: the first view of an app that does nothing but pair. */
export const connectingWalletConnectBasic: ReactView<'ConnectingWalletConnectBasic'> = {
  component: ConnectingWalletConnectBasic,
  messages: [pairingMessages],
}
