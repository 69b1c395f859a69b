import type { Catalogue } from '@billfold/ui/kit'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  receive: 'Receber',
  code: 'Código com o endereço desta conta',
  address: 'Endereço',
  copy: 'Copiar endereço',
  only: 'Somente em {network}. O que for enviado a este endereço em outra rede pode não chegar.',
  disconnectedText: 'Conecte uma carteira para receber nela.',
  failed: 'Sem endereço',
  failedText: 'Não foi possível escrever o endereço para esta rede. Nada foi enviado nem recebido.',
}
