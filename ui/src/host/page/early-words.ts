/** What the buttons say in English, before anything else has arrived. */
export const earlyWords = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  chooseNetwork: 'Choose network',
}
