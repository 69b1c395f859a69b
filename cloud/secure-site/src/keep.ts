import './styles/card.css'
import { openDeviceStore } from './device/device-store.js'
import { chooseWords } from './messages/choose-words.js'
import { keepView } from './popup/keep-view.js'
import { showLine } from './popup/show-line.js'

const words = await chooseWords(navigator.languages)
document.documentElement.lang = words.language
document.documentElement.dir = words.direction
const goOn = (): void => {
  void openDeviceStore().then(() => {
    showLine(words.popupDone)
    window.close()
  })
}
document.body.replaceChildren(keepView(words, goOn))
