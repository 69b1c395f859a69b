/** What a page that makes a kernel imports. */
export { createKernel } from '@billfold/kernel'
