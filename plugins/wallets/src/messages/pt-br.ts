import type { Catalogue } from '@billfold/ui/kit'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  title: '{wallet} foi encerrada',
  since: 'Ela não funciona desde {date}.',
  what: 'Suas contas continuam suas: estão na rede, não na carteira.',
  phrase: 'Abra uma carteira nova, escolha importar uma e digite a frase de recuperação de {wallet}. Nunca a digite em uma página da web.',
  successor: '{successor} pode importá-la, por exemplo.',
  vendor: 'Só os criadores de {wallet} podem dizer como acessar suas contas.',
  website: 'Site de {wallet}',
  choose: 'Escolher outra carteira',
}
