import type { Catalogue } from '@billfold/ui/kit'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  title: 'Observar um endereço',
  lead: 'Veja o que qualquer endereço tem e fez. Nada pode ser assinado com ele.',
  entry: 'Endereço ou link',
  hint: 'De qualquer rede deste app',
  watch: 'Observar',
  looking: 'Procurando…',
  unknown: 'Nenhuma rede deste app conhece este endereço',
  failed: 'Não foi possível procurar o endereço. Tente de novo.',
  watched: 'Observados antes',
  forget: 'Esquecer {address}',
}
