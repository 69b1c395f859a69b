import { AvatarFrame } from '../../kit/avatar/avatar-frame.js'
import { Button } from '../../kit/button/button.js'
import { copyText } from '../../kit/copy-button/copy-text.js'
import { IconButton } from '../../kit/icon-button/icon-button.js'
import { Stack } from '../../kit/layout/stack.js'
import { LoadingFrame } from '../../kit/skeleton/loading-frame.js'
import { TabsFrame } from '../../kit/tabs/tabs-frame.js'
import type { Translate } from '@billfold/ui/kit'

import { InnerOutline } from '../app/inner-outline.js'
import type { ShellWords } from '../messages/shell-messages.js'
import type { AccountParts } from '../views/account-parts.js'
import { firstTabsId } from '../views/first-tabs-id.js'
import type { FirstPictures } from './first-pictures.js'

export interface FirstAccountPartsNeeds {
  readonly pictures: FirstPictures
  readonly say: Translate<ShellWords>
}

/** The parts of the account without a state of their own. */
export function firstAccountParts({ pictures, say }: FirstAccountPartsNeeds): AccountParts {
  return {
    Avatar: ({ source, ...props }) => <AvatarFrame {...props} url={source && pictures.url(source)} />,
    Copy: ({ text, label }) => <IconButton icon="copy" label={label} onPress={({ currentTarget }) => void copyText(text, currentTarget)} />,
    Entry({ entry, children }) {
      try {
        return children(entry)
      } catch {
        // The view says whose fault it was.
        return undefined
      }
    },
    Tabs: (props) => <TabsFrame {...props} id={firstTabsId} />,
    // The views of plugins come with React: until then the outline of a tab stands in its place.
    Inner: ({ meanwhile }) => (meanwhile === undefined ? <LoadingFrame skeleton={<InnerOutline />} /> : meanwhile),
    Disconnect: () => (
      <Stack gap={8}>
        <Button kind="danger" icon="leave" focusKey="disconnect">
          {say('disconnect')}
        </Button>
      </Stack>
    ),
  }
}
