import type { MailTexts } from './en.js'

/** French. */
export const fr: Partial<MailTexts> = {
  codeSubject: 'Votre code pour {app}',
  codeLead: 'Saisissez ce code pour vous connecter :',
  codeOldLead: 'Saisissez ce code pour changer l’adresse de votre compte :',
  codeNewLead: 'Saisissez ce code pour faire de cette adresse celle de votre compte :',
  captureLead: 'Saisissez ce code pour confirmer que cette adresse est la vôtre :',
  lasts: 'Il est valable {minutes} minutes, et une seule fois.',
  askedBy: 'Demandé dans : {device}',
  notYou:
    'Si ce n’était pas vous, ne faites rien : sans le code, personne n’entre. Ne le donnez à personne, qui que ce soit qui le demande.',
  linkSubject: 'Est-ce vous ? Un nouveau navigateur pour {app}',
  linkLead: 'Un navigateur nouveau pour cette adresse veut se connecter. S’il est à vous, confirmez-le et le code sera envoyé.',
  linkButton: 'Confirmer le navigateur',
  linkNotYou: 'Si ce n’était pas vous, refusez-le là-bas ou ne faites rien.',
  changedSubject: 'L’adresse de votre compte a été changée',
  changedLead: 'Votre compte {app} a maintenant une autre adresse e-mail. Celle-ci ne l’ouvre plus.',
  changedNotYou: 'Si ce n’était pas vous, écrivez aussitôt à ceux qui gèrent {app}.',
  pageTitle: 'Un nouveau navigateur',
  pageLead: 'Est-ce vous qui voulez vous connecter à {app} ?',
  pageYes: 'Oui, c’est moi',
  pageNo: 'Non, refuser',
  pageConfirmed: 'Confirmé. Retournez là où vous vous connectez : le code est en route.',
  pageRefused: 'Refusé. Personne n’est entré.',
  pageOver: 'Ce lien a été utilisé ou est trop ancien. Recommencez la connexion.',
  pageMailDown: 'Le code n’a pas pu être envoyé. Réessayez dans une minute.',
}
