import type { Catalogue } from '@billfold/ui/kit'

/** Spanish. */
export const es: Catalogue = {
  title: '{wallet} ha dejado de existir',
  since: 'No funciona desde el {date}.',
  what: 'Tus cuentas siguen siendo tuyas: están en la red, no en la wallet.',
  phrase: 'Abre una wallet nueva, elige importar una y escribe la frase de recuperación de {wallet}. Nunca la escribas en una página web.',
  successor: '{successor} puede importarla, por ejemplo.',
  vendor: 'Solo los creadores de {wallet} pueden decir cómo acceder a tus cuentas.',
  website: 'Sitio web de {wallet}',
  choose: 'Elegir otra wallet',
}
