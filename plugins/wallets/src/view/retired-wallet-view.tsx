import { Button, ButtonLink, Picture, Stack, Text, Title, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import { webLink } from '@billfold/kernel/validation'
import type { ReactElement } from 'react'

import { walletsMessages } from '../messages/wallets-messages.js'

/** Tells somebody whose wallet is over what to do now. */
function RetiredWalletView({ data: { wallet } }: ViewProps<'RetiredWallet'>): ReactElement {
  const say = useTranslate(walletsMessages)
  const { locale } = useKit()
  const { router } = useKernel()
  const { name, retired } = wallet
  // Nobody knows who owns the address of a wallet that is gone, and this page speaks of its recovery phrase.
  const website = retired?.wayOut === 'vendor' ? webLink(wallet.homepage) : undefined
  return (
    <Stack gap={20}>
      <Picture name={name} size={56} />
      <Title {...(retired !== undefined && { lead: say('since', { date: retiredSince(retired.since, locale) }) })}>
        {say('title', { wallet: name })}
      </Title>
      <Stack gap={12}>
        <Text>{say('what')}</Text>
        <Text>{say(retired?.wayOut === 'phrase' ? 'phrase' : 'vendor', { wallet: name })}</Text>
        {retired?.successor !== undefined && <Text>{say('successor', { successor: retired.successor })}</Text>}
      </Stack>
      <Stack gap={8}>
        {website !== undefined && (
          <ButtonLink icon="external" href={website}>
            {say('website', { wallet: name })}
          </ButtonLink>
        )}
        <Button kind="primary" onPress={() => router.push('AllWallets')}>
          {say('choose')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Writes the day since when a wallet is over as people of a language read it; only the year when no day is known. */
function retiredSince(since: string, locale: string): string {
  const date = new Date(since)
  const isDay = since.length > 4
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', ...(isDay && { month: 'long', day: 'numeric' }) }).format(date)
}

/** The view. It has no state of its own. */
export const retiredWalletView: ReactView<'RetiredWallet'> = { component: RetiredWalletView, messages: [walletsMessages] }
