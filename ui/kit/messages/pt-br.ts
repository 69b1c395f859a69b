import type { Catalogue } from '../locale/catalogue.js'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  amountMax: 'Máx.',
  clear: 'Limpar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyFailed: 'Não foi possível copiar',
  covered: 'Algo cobre este botão. Afaste-o para continuar.',
  dragToClose: 'Fechar este painel',
  loadMore: 'Carregar mais',
  loading: 'Carregando',
  nameDoubtful: 'Este nome pode ser confundido com outro. Compare o endereço.',
  notAmount: 'Digite um número, como {example}.',
  tooManyDecimals: { one: 'No máximo # casa decimal.', many: 'No máximo # de casas decimais.', other: 'No máximo # casas decimais.' },
  unknownAmount: 'Valor desconhecido',
}
