import { referencePages, writeReference } from '../source/reference-pages.js'

export default {
  paths: () => referencePages.map((page) => ({ params: { name: page.name, title: page.title }, content: writeReference(page) })),
}
