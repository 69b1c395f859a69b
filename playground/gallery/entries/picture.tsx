import { Avatar, Picture, Stack } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { sampleAddress } from '../samples/long-text.js'
import { brokenPicture, samplePicture, stuckPicture } from '../samples/wallets.js'

const sizes = [20, 32, 40, 56] as const

export const picture: GalleryEntry = {
  id: 'picture',
  title: 'Picture',
  group: 'Pictures',
  about:
    'An image from outside. Wallets are square, tokens and networks round. Where there is none there is a letter, never a broken image.',
  states: [
    {
      id: 'shapes',
      render: () => (
        <Stack isRow>
          <Picture name="Bowbit" source={samplePicture(3)} size={56} />
          <Picture name="Ether" source={samplePicture(5)} shape="round" size={56} />
          <Picture name="Ada" source={samplePicture(8)} shape="squircle" size={56} />
        </Stack>
      ),
    },
    {
      id: 'sizes',
      render: () => (
        <Stack isRow>
          {sizes.map((size) => (
            <Picture key={size} name="Bowbit" source={samplePicture(3)} size={size} />
          ))}
        </Stack>
      ),
    },
    {
      id: 'drawn',
      render: () => (
        <Stack isRow>
          {sizes.map((size) => (
            <Picture key={size} name="Harbour" size={size} shape={size === 56 ? 'square' : 'round'} />
          ))}
        </Stack>
      ),
    },
    {
      id: 'letters',
      render: () => (
        <Stack isRow>
          {['élan', 'محفظة', '钱包', '👩‍🚀 Ace'].map((name) => (
            <Picture key={name} name={name} />
          ))}
        </Stack>
      ),
    },
    {
      id: 'badge',
      render: () => (
        <Stack isRow>
          <Picture
            name="Ether"
            source={samplePicture(5)}
            shape="round"
            badge={<Picture name="Base" source={samplePicture(4)} shape="round" size={16} />}
          />
          <Picture name="USD Coin" shape="round" badge={<Picture name="Base" shape="round" size={16} />} />
        </Stack>
      ),
    },
    { id: 'broken', render: () => <Picture name="Broken" source={brokenPicture} /> },
    { id: 'stuck', render: () => <Picture name="Stuck" source={stuckPicture} /> },
    {
      id: 'avatar',
      render: () => (
        <Stack isRow>
          {sizes.map((size) => (
            <Avatar key={size} address={sampleAddress} size={size} />
          ))}
        </Stack>
      ),
    },
    {
      id: 'avatars',
      render: () => (
        <Stack isRow>
          {['0x1', 'bc1qar0', 'cosmos1', 'So1ana'].map((address) => (
            <Avatar key={address} address={address} size={56} />
          ))}
        </Stack>
      ),
    },
  ],
}
