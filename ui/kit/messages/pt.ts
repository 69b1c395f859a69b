import type { Catalogue } from '../locale/catalogue.js'

/** Portuguese, as in Brazil. */
export const pt: Catalogue = {
  amountMax: 'Máx.',
  clear: 'Limpar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyFailed: 'Não foi possível copiar',
  covered: 'Algo cobre este botão. Afaste-o para continuar.',
  dragToClose: 'Fechar este painel',
  loadMore: 'Carregar mais',
  loading: 'Carregando',
  notAmount: 'Digite um número, como {example}.',
  tooManyDecimals: { one: 'No máximo # casa decimal.', many: 'No máximo # de casas decimais.', other: 'No máximo # casas decimais.' },
  unknownAmount: 'Valor desconhecido',
}
