import { type WalletEntry, kernelKey } from '@billfold/kernel'
import {
  Button,
  ButtonLink,
  CopyButton,
  Stack,
  Text,
  Title,
  observer,
  useEffect,
  useKernel,
  useRef,
  useState,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import type { Pairing, WalletForm, WalletLink } from '../contract.js'
import { pairingMessages } from '../messages/pairing-messages.js'
import { getWallet, openWallet } from './clicks.js'
import { PairHandshake } from './pair-handshake.js'
import { PairingTrouble } from './pairing-trouble.js'

export interface LinkFormProps {
  readonly pairing: Pairing
  readonly wallet: WalletEntry
  readonly form: WalletForm
}

/** After this long without an answer there is a hint, in milliseconds. */
const slowAfter = 8_000

/** The wallet is an app or a page on this device: it is opened with the pairing, by itself once and then by the button. */
export const LinkForm: FunctionComponent<LinkFormProps> = observer(function LinkForm(props: LinkFormProps) {
  const say = useTranslate(pairingMessages)
  const kernel = useKernel()
  const { pairing, wallet, form } = props
  const { uri, problem } = pairing
  const link = pairing.link(wallet, form)
  const { isSlow, follow } = useOpening(props, link)
  if (problem !== undefined) return <PairingTrouble problem={problem} onRetry={() => pairing.retry()} />
  const values = { wallet: wallet.name }
  const host = link && siteOf(link)
  const lead = host === undefined ? say('openLead') : say(form === 'web' ? 'openWebLead' : 'openSiteLead', { ...values, host })
  return (
    <Stack gap={20}>
      <PairHandshake wallet={wallet} state="pending" />
      <div aria-live="polite">
        <Stack gap={12}>
          <Title lead={lead}>{say('openTitle', values)}</Title>
          {isSlow && (
            <Text kind="small" tone="warning">
              {say('slow', values)}
            </Text>
          )}
        </Stack>
      </div>
      <Stack gap={8}>
        {link === undefined ? (
          <Button kind="primary" busy={say('preparing')}>
            {say('open', values)}
          </Button>
        ) : (
          <ButtonLink kind="primary" icon="external" href={link.href} target={link.target} onFollow={follow}>
            {isSlow ? say('openAgain') : say('open', values)}
          </ButtonLink>
        )}
        <CopyButton text={uri ?? ''} label={say('copyLink')} disabled={uri === undefined} />
        {form !== 'web' && <Button onPress={() => getWallet(kernel, wallet)}>{say('get', values)}</Button>}
      </Stack>
    </Stack>
  )
})

/** The site that a link leads to: one sees it before one goes there. An app's own scheme leads to none. */
function siteOf({ href }: WalletLink): string | undefined {
  const { protocol, host } = new URL(href)
  return protocol === 'https:' ? host : undefined
}

interface Opening {
  /** It was opened a while ago, and nobody has answered. */
  readonly isSlow: boolean
  /** Tells that the visitor follows the link. */
  readonly follow: () => void
}

/** Opens an app on this device as soon as there is a link, since the visitor has just chosen it, and tells how long that was ago. */
function useOpening({ pairing, wallet, form }: LinkFormProps, link: WalletLink | undefined): Opening {
  const kernel = useKernel()
  const hasOpened = useRef(false)
  const [openings, setOpenings] = useState(0)
  const [slowOpening, setSlowOpening] = useState(0)
  const follow = (): void => {
    pairing.choose(wallet)
    setOpenings(openings + 1)
  }
  useEffect(() => {
    if (link === undefined || form !== 'mobile' || hasOpened.current) return
    hasOpened.current = true
    follow()
    openWallet(kernel, wallet, link)
  })
  useEffect(
    () => (openings === 0 ? undefined : kernel.get(kernelKey('clock')).after(slowAfter, () => setSlowOpening(openings))),
    [openings, kernel],
  )
  return { isSlow: openings > 0 && slowOpening === openings, follow }
}
