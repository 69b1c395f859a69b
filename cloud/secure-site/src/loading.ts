import './styles/card.css'
import { chooseWords } from './messages/choose-words.js'
import { showLine } from './popup/show-line.js'

// The page that opened this window sends it on to the provider.
showLine((await chooseWords(navigator.languages)).popupWait)
