import type { HostMessages } from './en.js'

/** Brazilian Portuguese. */
export const ptBr: Partial<HostMessages> = {
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
