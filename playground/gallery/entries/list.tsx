import { Picture, Row, Tile, VirtualGrid, VirtualList } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { endlessName } from '../samples/long-text.js'
import { nothing } from '../samples/nothing.js'
import { samplePicture, sampleWallets } from '../samples/wallets.js'
import type { SampleWallet } from '../samples/wallets.js'

const many = sampleWallets(10_000)
/** The code that leaves out what is not seen. */
const arrives = '[data-index]'
const keyOf = ({ id }: SampleWallet): string => id

export const virtualGrid: GalleryEntry = {
  id: 'virtual-grid',
  title: 'Grid',
  group: 'Lists',
  about: 'Tiles in three columns, of which only what is seen is there. To a screen reader it is a list.',
  states: [
    {
      id: 'ten-thousand',
      arrives,
      render: ({ say }) => (
        <VirtualGrid
          label={say('Wallets', 'المحافظ')}
          items={many}
          itemKey={keyOf}
          renderItem={({ name, picture }) => <Tile title={name} icon={<Picture name={name} source={picture} />} onPress={nothing} />}
        />
      ),
    },
    {
      id: 'few',
      arrives,
      render: ({ say }) => (
        <VirtualGrid
          label={say('Wallets', 'المحافظ')}
          items={many.slice(0, 4)}
          itemKey={keyOf}
          renderItem={({ name, picture }) => <Tile title={name} icon={<Picture name={name} source={picture} />} onPress={nothing} />}
        />
      ),
    },
    {
      id: 'loading-more',
      arrives,
      render: ({ say }) => (
        <VirtualGrid
          label={say('Wallets', 'المحافظ')}
          items={many.slice(0, 3)}
          itemKey={keyOf}
          onMore={nothing}
          isLoadingMore
          renderItem={({ name, picture }) => <Tile title={name} icon={<Picture name={name} source={picture} />} onPress={nothing} />}
        />
      ),
    },
  ],
}

export const virtualList: GalleryEntry = {
  id: 'virtual-list',
  title: 'Long list',
  group: 'Lists',
  about: 'Rows of any number, of which only what is seen is there.',
  states: [
    {
      id: 'ten-thousand',
      arrives,
      render: ({ say }) => (
        <VirtualList
          label={say('Wallets', 'المحافظ')}
          items={many}
          itemKey={keyOf}
          renderItem={({ id, name, picture }) => (
            <Row title={name} subtitle={id} icon={<Picture name={name} source={picture} />} onPress={nothing} />
          )}
        />
      ),
    },
    {
      id: 'more',
      arrives,
      render: ({ say }) => (
        <VirtualList
          label={say('Wallets', 'المحافظ')}
          items={many.slice(0, 2)}
          itemKey={keyOf}
          onMore={nothing}
          renderItem={({ name, picture }) => <Row title={name} icon={<Picture name={name} source={picture} />} onPress={nothing} />}
        />
      ),
    },
  ],
}

export const tile: GalleryEntry = {
  id: 'tile',
  title: 'Tile',
  group: 'Lists',
  about: 'A cell of a grid: a picture with a name under it.',
  states: [
    {
      id: 'plain',
      render: ({ say }) => (
        <Tile title={say('Bowbit', 'بوبيت')} icon={<Picture name="Bowbit" source={samplePicture(3)} />} onPress={nothing} />
      ),
    },
    {
      id: 'selected',
      render: ({ say }) => (
        <Tile
          selected
          title={say('Base', 'بيس')}
          icon={<Picture name="Base" source={samplePicture(4)} shape="round" />}
          onPress={nothing}
        />
      ),
    },
    {
      id: 'disabled',
      render: () => <Tile disabled title="Rainlum" icon={<Picture name="Rainlum" source={samplePicture(2)} />} onPress={nothing} />,
    },
    { id: 'long', render: () => <Tile title={endlessName} icon={<Picture name="The" />} onPress={nothing} /> },
  ],
}
