/** The file of the app on AppKit that its set-up reads. */
export const name = 'Harbour'
// oxlint-disable-next-line import/no-default-export -- apps have such
export default 'icon.png'
