import type { Kernel } from '@billfold/kernel'
import {
  Button,
  type CreateForVisit,
  type ReactView,
  Stack,
  Title,
  type ViewProps,
  type ViewScope,
  failureMessages,
  observer,
  useKernel,
  useTranslate,
  useVisit,
} from '@billfold/ui/kit'
import { authAccountKey } from '../contract.js'
import { authMessages } from '../messages/auth-messages.js'
import { CodeEntry } from './code-entry.js'
import { CodeField } from './code-field.js'

type Step = 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp'

const dataOf = ({ entry }: ViewScope): ViewProps<Step>['data'] => entry.data as ViewProps<Step>['data']

const oldEntry: CreateForVisit<CodeEntry> = (kernel, scope) =>
  new CodeEntry(
    (code) => kernel.get(authAccountKey).verifyOld(code),
    () => kernel.router.replace('UpdateEmailSecondaryOtp', dataOf(scope)),
  )

const newEntry: CreateForVisit<CodeEntry> = (kernel, scope) =>
  new CodeEntry(
    (code) => kernel.get(authAccountKey).verifyNew(code),
    () => leave(kernel, scope),
  )

/** Goes where whoever began it said, or back to where the address stands. */
function leave({ router, modal }: Kernel, scope: ViewScope): void {
  const { redirectView } = dataOf(scope) ?? {}
  if (redirectView !== undefined) return router.reset(redirectView as 'Account')
  const before = router.history.findLastIndex(({ view }) => view === 'EmbeddedWallet')
  if (before >= 0) return router.backTo(before)
  modal.close()
}

const CodeStep = observer(function CodeStep({ step }: { readonly step: Step }) {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const account = kernel.get(authAccountKey)
  const isOld = step === 'UpdateEmailPrimaryOtp'
  const entry = useVisit(isOld ? oldEntry : newEntry)
  const email = (isOld ? account.email : account.newEmail) ?? ''
  return (
    <Stack gap={16}>
      <Title lead={say('codeSentTo', { email })}>{say(isOld ? 'oldCodeTitle' : 'newCodeTitle')}</Title>
      <CodeField entry={entry} />
      {entry.phase === 'typing' && (
        <Button onPress={() => kernel.router.replace('UpdateEmailWallet', { email: account.email ?? '' })}>{say('startOver')}</Button>
      )}
    </Stack>
  )
})

/** The code that was mailed to the old address. */
export const oldAddressCodeView: ReactView<'UpdateEmailPrimaryOtp'> = {
  component: () => <CodeStep step="UpdateEmailPrimaryOtp" />,
  messages: [authMessages, failureMessages],
}

/** The code that was mailed to the new address. */
export const newAddressCodeView: ReactView<'UpdateEmailSecondaryOtp'> = {
  component: () => <CodeStep step="UpdateEmailSecondaryOtp" />,
  messages: [authMessages, failureMessages],
}
