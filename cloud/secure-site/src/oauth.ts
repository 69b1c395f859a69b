import './styles/card.css'
import { readCloudUrl } from './frame/read-cloud-url.js'
import { chooseWords } from './messages/choose-words.js'
import { handBack } from './popup/hand-back.js'
import { showLine } from './popup/show-line.js'

const words = await chooseWords(navigator.languages)
showLine(words.popupWait)
const outcome = await handBack({ href: location.href, cloudUrl: readCloudUrl(document), opener: window.opener as Window | null, fetch })
if (outcome === 'handed') {
  showLine(words.popupDone)
  window.close()
} else if (outcome === 'lost') {
  showLine(words.popupLost)
} else {
  location.replace(outcome.goTo)
}
