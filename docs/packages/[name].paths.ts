import { readPackagePages } from '../source/package-pages.js'

export default {
  paths: () =>
    readPackagePages().map(({ place, title, text }) => ({ params: { name: place.replace('packages/', ''), title }, content: text })),
}
