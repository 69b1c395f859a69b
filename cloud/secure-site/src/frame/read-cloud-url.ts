import { Fault } from '../faults/fault.js'

/** The address of the cloud, which the server writes into the page. */
export function readCloudUrl(page: Pick<Document, 'querySelector'>): string {
  const url = page.querySelector('meta[name="billfold-cloud"]')?.getAttribute('content')
  if (url === undefined || url === null || !URL.canParse(url)) throw new Fault('unexpected', { said: 'The page has no address of a cloud' })
  return url
}
