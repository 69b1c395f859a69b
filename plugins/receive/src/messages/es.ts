import type { Catalogue } from '@billfold/ui/kit'

/** Spanish. */
export const es: Catalogue = {
  receive: 'Recibir',
  code: 'Código con la dirección de esta cuenta',
  address: 'Dirección',
  copy: 'Copiar dirección',
  only: 'Solo en {network}. Lo que se envíe a esta dirección en otra red puede no llegar.',
  disconnectedText: 'Conecta una wallet para recibir en ella.',
  failed: 'Sin dirección',
  failedText: 'No se pudo escribir la dirección para esta red. No se envió ni se recibió nada.',
}
