import { Button, List, Row, Stack, Title, IconPlate, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { onrampMessages } from '../messages/onramp-messages.js'

const points = [
  { icon: 'buy', title: 'aboutPay', text: 'aboutPayText' },
  { icon: 'wallet', title: 'aboutGet', text: 'aboutGetText' },
  { icon: 'info', title: 'aboutCost', text: 'aboutCostText' },
] as const

/** Explains what buying with a card is. */
const WhatIsABuyView: FunctionComponent<ViewProps<'WhatIsABuy'>> = observer(function WhatIsABuyView() {
  const say = useTranslate(onrampMessages)
  const { router } = useKernel()
  return (
    <Stack gap={16}>
      <Title>{say('aboutTitle')}</Title>
      <List label={say('aboutTitle')}>
        {points.map(({ icon, title, text }) => (
          <Row key={title} title={say(title)} subtitle={say(text)} wraps icon={<IconPlate name={icon} />} />
        ))}
      </List>
      <Button kind="primary" onPress={() => router.back()}>
        {say('understood')}
      </Button>
    </Stack>
  )
})

/** The view. */
export const whatIsABuyView: ReactView<'WhatIsABuy'> = { component: WhatIsABuyView, messages: [onrampMessages] }
