import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  choose: 'Wählen Sie einen Namen für Ihr Konto',
  chooseText: 'Ein Name statt einer langen Adresse: Andere finden Sie damit und senden an ihn.',
  chooseAction: 'Namen wählen',
  yourNames: 'Ihre Namen',
  another: 'Weiteren Namen wählen',
  notHere: 'Auf {network} gibt es keine Namen',
  notHereText: 'Wechsle zu einem EVM-Netzwerk, um einen Namen zu erhalten.',
  disconnectedText: 'Verbinden Sie eine Wallet, um ihr Konto zu benennen.',

  register: 'Namen registrieren',
  name: 'Name',
  hint: 'Buchstaben, Ziffern und Bindestriche, mindestens 4. Er lautet dann {name}.',
  hintEmpty: 'Buchstaben, Ziffern und Bindestriche, mindestens 4.',
  short: 'Der Name muss mindestens 4 Zeichen lang sein',
  invalid: 'Das ist kein gültiger Name',
  taken: '{name} ist vergeben. Wählen Sie einen anderen.',
  alreadyOwned: 'Sie haben bereits einen Namen',
  alreadyOwnedText: 'Er bleibt Ihrer: {name}',
  suggestions: 'Vorschläge',
  registered: 'Vergeben',
  free: 'Verfügbar',
  suggestionsFailed: 'Vorschläge konnten nicht geladen werden',
  suggestionsFailedText: 'Sie können Ihren Namen trotzdem registrieren.',
  submit: '{name} registrieren',
  submitEmpty: 'Registrieren',
  asking: 'In {wallet} bestätigen…',
  sending: 'Wird registriert…',
  signText: 'Sie signieren eine Nachricht. Das kostet nichts, und im Netzwerk wird nichts gesendet.',
  declined: 'Sie haben in {wallet} abgelehnt',
  declinedText: 'Es wurde kein Name registriert. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  failed: 'Der Name wurde nicht registriert',
  failedText: 'Der Dienst hat ihn nicht angenommen. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Namen.',

  done: 'Name registriert',
  doneText: '{name} führt jetzt zu Ihrem Konto.',
  link: '{name} ist der Name Ihres Kontos',
  finish: 'Fertig',
}
