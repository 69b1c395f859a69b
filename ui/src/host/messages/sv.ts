import type { HostMessages } from './en.js'

/** Swedish. */
export const sv: Partial<HostMessages> = {
  connect: 'Anslut plånbok',
  connecting: 'Ansluter…',
  chooseNetwork: 'Välj nätverk',
  loadFailed: 'Det gick inte att läsa in den här delen',
  reload: 'Läs in igen',
  close: 'Stäng',
  loadFailedText: 'Inget har delats, flyttats eller debiterats. Det du bad om gäller fortfarande.',
  wallet: 'Plånbok',
  loading: 'Läser in',
  account: 'Konto',
  unsupportedNetwork: 'Nätverket stöds inte',
}
