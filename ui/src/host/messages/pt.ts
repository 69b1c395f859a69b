import type { HostMessages } from './en.js'

/** Portuguese, as in Brazil. */
export const pt: Partial<HostMessages> = {
  connect: 'Conectar carteira',
  connecting: 'Conectando…',
  chooseNetwork: 'Escolher rede',
  loadFailed: 'Não foi possível carregar esta parte',
  reload: 'Recarregar',
  close: 'Fechar',
  loadFailedText: 'Nada foi compartilhado, movido ou cobrado. O que você pediu continua valendo.',
  wallet: 'Carteira',
  loading: 'Carregando',
  account: 'Conta',
  unsupportedNetwork: 'Rede não compatível',
}
