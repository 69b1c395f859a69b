import { Address, BigAmount, Money, RelativeTime, RichText, Row, Stack, Text, TextLink, Title, TokenAmount } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { endlessName, sampleAddress } from '../samples/long-text.js'

export const title: GalleryEntry = {
  id: 'title',
  title: 'Title',
  group: 'Words',
  about: 'What a view is called, in serif, with one sentence under it. The one heading; the focus lands on it.',
  states: [
    {
      id: 'lead',
      render: ({ say }) => (
        <Title lead={say('Choose how you want to sign in to Harbour.', 'اختر طريقة تسجيل الدخول إلى Harbour.')}>
          {say('Connect a wallet', 'وصل محفظة')}
        </Title>
      ),
    },
    { id: 'plain', render: ({ say }) => <Title>{say('All wallets', 'كل المحافظ')}</Title> },
    {
      id: 'center',
      render: ({ say }) => (
        <Title
          align="center"
          lead={say('Approve the request in the wallet to finish connecting.', 'وافق على الطلب في المحفظة لإكمال الاتصال.')}
        >
          {say('Continue in Bowbit', 'تابع في بوبيت')}
        </Title>
      ),
    },
    { id: 'long', render: () => <Title lead={endlessName.slice(0, 160)}>{endlessName.slice(0, 90)}</Title> },
  ],
}

export const text: GalleryEntry = {
  id: 'text',
  title: 'Text',
  group: 'Words',
  about: 'Paragraphs, links within them, and who says what aloud.',
  states: [
    {
      id: 'kinds',
      render: ({ say }) => (
        <Stack>
          <Text>
            {say(
              'A wallet keeps your keys. Nobody else has them, and nobody can give them back.',
              'المحفظة تحفظ مفاتيحك. لا يملكها أحد غيرك، ولا يستطيع أحد استعادتها لك.',
            )}
          </Text>
          <Text kind="label">{say('A label stands on rows and buttons.', 'التسمية تظهر على الصفوف والأزرار.')}</Text>
          <Text kind="small">{say('Small is for help and for errors.', 'الصغير للمساعدة والأخطاء.')}</Text>
          <Text kind="caption" tone="faint">
            {say('A caption is beside the point.', 'التعليق خارج الموضوع.')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'tones',
      render: ({ say }) => (
        <Stack gap={4}>
          <Text tone="success">{say('Your message was signed.', 'تم توقيع رسالتك.')}</Text>
          <Text tone="warning">{say('This network is for tests.', 'هذه الشبكة للاختبار.')}</Text>
          <Text tone="danger">{say('Nothing was sent.', 'لم يُرسل شيء.')}</Text>
        </Stack>
      ),
    },
    {
      id: 'rich',
      render: ({ say }) => (
        <Text kind="caption" align="center">
          <RichText
            message={say(
              'By continuing you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
              'بالمتابعة فإنك تقبل <terms>الشروط</terms> و<privacy>سياسة الخصوصية</privacy>.',
            )}
            tags={{
              terms: (words) => <TextLink href="https://example.com/terms">{words}</TextLink>,
              privacy: (words) => <TextLink href="https://example.com/privacy">{words}</TextLink>,
            }}
          />
        </Text>
      ),
    },
  ],
}

export const numbers: GalleryEntry = {
  id: 'numbers',
  title: 'Money, amounts, addresses',
  group: 'Words',
  about: 'Numbers in the digits of the locale, cut off and never rounded up; addresses by their ends; times in words.',
  states: [
    {
      id: 'amount',
      render: () => (
        <BigAmount>
          <Money value="9222.789" />
        </BigAmount>
      ),
    },
    {
      id: 'unknown',
      render: () => (
        <BigAmount>
          <Money value={undefined} />
        </BigAmount>
      ),
    },
    {
      id: 'rows',
      render: ({ say }) => (
        <Stack gap={4}>
          <Row title={say('Balance', 'الرصيد')} trailing={<TokenAmount value="1.98299" symbol="ETH" />} />
          <Row title={say('A trace', 'أثر')} trailing={<TokenAmount value="0.0000004" symbol="ETH" />} />
          <Row title={say('A fortune', 'ثروة')} trailing={<TokenAmount value="123456789012345.5" symbol="SHIB" />} />
          <Row title={say('In euro', 'باليورو')} trailing={<Money value={1_250} currency="EUR" />} />
          <Row title={say('Address', 'العنوان')} trailing={<Address value={sampleAddress} />} />
          <Row title={say('Sent', 'أُرسل')} trailing={<RelativeTime time={Date.now() - 185_000} />} />
        </Stack>
      ),
    },
    { id: 'full-address', render: () => <Address form="full" value={sampleAddress} /> },
  ],
}
