import type { Catalogue } from '@billfold/ui/kit'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  title: 'Revisar',
  lead: 'Isto é o que se pede a {wallet} em {network}.',
  unknown: 'Uma chamada que ninguém consegue ler aqui',
  unknownText: 'Nenhuma descrição deste contrato é conhecida. Continue só se confiar nesta página.',
  noDescriptor: 'Nenhuma descrição deste contrato é conhecida.',
  unknownData: 'Dados para assinar',
  contract: 'Contrato',
  owner: 'Criado por',
  step: 'Parte {index} de {count}',
  goOn: 'Continuar em {wallet}',
  reject: 'Recusar',
  everything: 'Todo o {symbol}',
  units: '{units} unidades',
  nothing: 'Nada para revisar',
}
