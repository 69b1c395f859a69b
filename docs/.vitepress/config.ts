import { type MarkdownOptions, defineConfig } from 'vitepress'

import { breakNamesInCode } from '../source/break-names.js'
import { readPackagePages } from '../source/package-pages.js'
import { referencePages } from '../source/reference-pages.js'
import { searchSections } from '../source/search-sections.js'

const item = (text: string, link: string): { readonly text: string; readonly link: string } => ({ text, link })

const markdown: MarkdownOptions = {
  // Braces in tables are words of errors, and no attributes.
  attrs: { disable: true },
  config: breakNamesInCode,
}

export default defineConfig({
  ...{ title: 'Billfold', description: 'A wallet modal for any web app, on seven families of chains', lang: 'en' },
  ...{ base: '/docs/', cleanUrls: true, lastUpdated: false },
  srcExclude: ['README.md'],
  markdown,
  head: [['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('billfold-') } } },
  themeConfig: {
    search: {
      provider: 'local',
      options: { miniSearch: { _splitIntoSections: (file, html) => searchSections(file, html, markdown) } },
    },
    outline: [2, 3],
    nav: [
      item('Start', '/start/'),
      item('Guide', '/guide/concepts'),
      item('Reference', '/reference/options'),
      item('Move here', '/migrate/appkit'),
    ],
    sidebar: [
      {
        text: 'Start in five minutes',
        items: [
          item('Any page', '/start/'),
          item('React', '/start/react'),
          item('Vue', '/start/vue'),
          item('Svelte', '/start/svelte'),
          item('Without a bundler', '/start/script-tag'),
        ],
      },
      {
        text: 'Guide',
        items: [
          item('Concepts', '/guide/concepts'),
          item('Look', '/guide/look'),
          item('A strict page', '/guide/strict-page'),
          item('Sign-in', '/guide/sign-in'),
          item('Your own face', '/guide/headless'),
          item('Host the services yourself', '/guide/self-hosting'),
          item('Write a chain plugin', '/guide/write-a-chain-plugin'),
        ],
      },
      {
        text: 'Move here from',
        items: [
          item('AppKit', '/migrate/appkit'),
          item('RainbowKit', '/migrate/rainbowkit'),
          item('ConnectKit', '/migrate/connectkit'),
          item('Solana wallet-adapter', '/migrate/wallet-adapter'),
        ],
      },
      { text: 'Reference', collapsed: false, items: referencePages.map(({ name, title }) => item(title, `/reference/${name}`)) },
      { text: 'Packages', collapsed: true, items: readPackagePages().map(({ place, title }) => item(title, `/${place}`)) },
    ],
  },
})
