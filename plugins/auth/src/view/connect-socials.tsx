import { type SocialProvider, kernelKey } from '@billfold/kernel'
import {
  List,
  Picture,
  type ReactView,
  Row,
  Stack,
  Title,
  availableSocials,
  markPicture,
  observer,
  useEffect,
  useKernel,
  useTranslate,
} from '@billfold/ui/kit'
import { socialLoginKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { providerNames } from './provider-names.js'

const ConnectSocials = observer(function ConnectSocials() {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const login = kernel.get(socialLoginKey)
  const { features, options, router } = kernel
  const allowed = features.value('socials') || []
  const inOrder = [...options.orders.socials, ...allowed].filter((each, at, all) => allowed.includes(each) && all.indexOf(each) === at)
  useEffect(() => login.warm(), [login])
  const choose = (provider: SocialProvider): void => {
    if (provider === 'farcaster') return router.push('ConnectingFarcaster')
    // Within the press: a popup that is asked for later is refused.
    login.start(provider)
    router.push('ConnectingSocial')
  }
  return (
    <Stack gap={16}>
      <Title lead={say('socialsLead')}>{say('socialsTitle')}</Title>
      <List label={say('socialsTitle')}>
        {availableSocials(inOrder, kernel.get(kernelKey('device'))).map((provider) => (
          <Row
            key={provider}
            title={providerNames[provider]}
            icon={<Picture name={providerNames[provider]} source={markPicture('social', provider)} />}
            focusKey={`social ${provider}`}
            onPress={() => choose(provider)}
          />
        ))}
      </List>
    </Stack>
  )
})

/** The providers that one may log in at. */
export const connectSocialsView: ReactView<'ConnectSocials'> = { component: ConnectSocials, messages: [authMessages] }
