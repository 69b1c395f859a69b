import { Chip, IconButton, Money, OtpField, Picture, SearchField, Stack, TextField, TokenAmount } from '@billfold/ui/kit'
import { AmountField, AmountPlate } from '@billfold/ui/kit'
import type { AmountFieldProps } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { GalleryEntry, Sample } from '../entry.js'
import { nothing } from '../samples/nothing.js'
import { samplePicture } from '../samples/wallets.js'
import { WithState } from '../samples/with-state.js'

export const textField: GalleryEntry = {
  id: 'text-field',
  title: 'Text field',
  group: 'Fields',
  about: 'A line to type in, with a label above it and help or a complaint below.',
  states: [
    { id: 'empty', render: ({ say }) => <Email say={say} value="" /> },
    {
      id: 'hint',
      render: ({ say }) => (
        <Email say={say} value="ada@harbour.example" hint={say('We send a code of six digits.', 'سنرسل رمزًا من ستة أرقام.')} />
      ),
    },
    {
      id: 'error',
      render: ({ say }) => (
        <Email say={say} value="ada@harbour" error={say('This is not an email address.', 'هذا ليس عنوان بريد إلكتروني.')} />
      ),
    },
    {
      id: 'end',
      render: ({ say }) => (
        <WithState initial="">
          {(value, setValue) => (
            <TextField
              isCode
              label={say('To', 'إلى')}
              placeholder={say('Address or name', 'عنوان أو اسم')}
              value={value}
              onValue={setValue}
              end={<IconButton icon="qr" label={say('Scan', 'مسح')} onPress={nothing} />}
            />
          )}
        </WithState>
      ),
    },
    {
      id: 'disabled',
      render: ({ say }) => <TextField disabled label={say('Email', 'البريد الإلكتروني')} value="ada@harbour.example" onValue={nothing} />,
    },
    {
      id: 'long',
      render: ({ say }) => (
        <Email
          say={say}
          value={`${'a'.repeat(120)}@harbour.example`}
          error={say(
            'This address is longer than any mail server takes: at most 254 characters, and 64 before the sign.',
            'هذا العنوان أطول مما يقبله أي خادم بريد: 254 حرفًا على الأكثر، و64 قبل العلامة.',
          )}
        />
      ),
    },
  ],
}

function Email({
  say,
  value,
  hint,
  error,
}: Pick<Sample, 'say'> & { readonly value: string; readonly hint?: string; readonly error?: string }): ReactElement {
  return (
    <WithState initial={value}>
      {(typed, setTyped) => (
        <TextField
          type="email"
          autoComplete="email"
          label={say('Email', 'البريد الإلكتروني')}
          placeholder="ada@harbour.example"
          value={typed}
          onValue={setTyped}
          hint={hint}
          error={error}
        />
      )}
    </WithState>
  )
}

export const searchField: GalleryEntry = {
  id: 'search-field',
  title: 'Search field',
  group: 'Fields',
  about: 'Looks for something in a list. What it found is said aloud.',
  states: [
    { id: 'empty', render: ({ say }) => <Search say={say} value="" /> },
    { id: 'typed', render: ({ say }) => <Search say={say} value={say('bow', 'بو')} /> },
  ],
}

function Search({ say, value }: Pick<Sample, 'say'> & { readonly value: string }): ReactElement {
  return (
    <WithState initial={value}>
      {(typed, setTyped) => (
        <SearchField
          label={say('Search wallets', 'ابحث في المحافظ')}
          value={typed}
          onValue={setTyped}
          result={say('3 wallets', '3 محافظ')}
        />
      )}
    </WithState>
  )
}

export const otpField: GalleryEntry = {
  id: 'otp-field',
  title: 'Code field',
  group: 'Fields',
  about: 'Six digits in painted slots over one real field: one name, one paste, one thing to fill in for a phone.',
  states: [
    { id: 'empty', render: ({ say }) => <Code say={say} value="" /> },
    { id: 'some', render: ({ say }) => <Code say={say} value="123" /> },
    {
      id: 'error',
      render: ({ say }) => (
        <Code say={say} value="123456" error={say('That code is not right. Two tries are left.', 'هذا الرمز غير صحيح. بقيت محاولتان.')} />
      ),
    },
    {
      id: 'disabled',
      render: ({ say }) => (
        <OtpField disabled label={say('Code', 'الرمز')} value="123456" onValue={nothing} hint={say('Checking…', 'جارٍ التحقق…')} />
      ),
    },
  ],
}

function Code({ say, value, error }: Pick<Sample, 'say'> & { readonly value: string; readonly error?: string }): ReactElement {
  return (
    <WithState initial={value}>
      {(typed, setTyped) => <OtpField label={say('Code', 'الرمز')} value={typed} onValue={setTyped} error={error} />}
    </WithState>
  )
}

export const amountField: GalleryEntry = {
  id: 'amount-field',
  title: 'Amount field',
  group: 'Fields',
  about: 'An amount in large. It reads what people of any locale write, keeps every digit, and never counts in floats.',
  states: [
    { id: 'empty', render: ({ say }) => <Amount say={say} value="" /> },
    { id: 'typed', render: ({ say }) => <Amount say={say} value="3.5" hint={<Money value={10_642.1} />} /> },
    { id: 'error', render: ({ say }) => <Amount say={say} value="1200" error={say('More than your balance', 'أكثر من رصيدك')} /> },
    { id: 'long', render: ({ say }) => <Amount say={say} value="12345678.123456789012345678" /> },
    {
      id: 'choose',
      render: ({ say }) => (
        <Amount
          say={say}
          value="250"
          unit={
            <Chip icon={<Picture name="USD Coin" source={samplePicture(6)} shape="round" size={20} />} onPress={nothing}>
              USDC
            </Chip>
          }
        />
      ),
    },
    {
      id: 'pair',
      render: ({ say }) => (
        <Stack gap={4}>
          <Amount say={say} value="1" />
          <AmountPlate label={say('You receive', 'تستلم')} value="3041.2" decimals={6} unit="USDC" hint={<Money value={3_041.2} />} />
        </Stack>
      ),
    },
    { id: 'to-read', render: ({ say }) => <AmountPlate label={say('You receive', 'تستلم')} value="" decimals={6} unit="USDC" /> },
    {
      id: 'to-read-long',
      render: ({ say }) => (
        <AmountPlate label={say('You receive', 'تستلم')} value="123456789012345678901234.123456" decimals={6} unit="USDC" />
      ),
    },
    { id: 'disabled', render: ({ say }) => <Amount say={say} value="1" disabled /> },
  ],
}

function Amount({ say, value, ...rest }: Pick<Sample, 'say'> & { readonly value: string } & Partial<AmountFieldProps>): ReactElement {
  return (
    <WithState initial={value}>
      {(typed, setTyped) => (
        <AmountField
          label={say('You send', 'ترسل')}
          unit="ETH"
          decimals={18}
          max="1.982047112"
          balance={<TokenAmount value="1.982047112" symbol="ETH" />}
          value={typed}
          onValue={setTyped}
          {...rest}
        />
      )}
    </WithState>
  )
}
